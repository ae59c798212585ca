import { findAirState } from '@sala/station';
import { toImageAddress } from '../../ui/index.ts';
import type { Airing } from '../schedule/index.ts';
import styles from './ChannelSwitcher.module.css';
import { type ChannelWithStream, listOnChannel } from './liveNow.ts';

interface ChannelSwitcherProps {
  channels: ChannelWithStream[];
  /** The key of the present channel. */
  selected: string;
  items: Airing[];
  now: number;
  /** True when something stands below it on every page of the channel: it is then shown once it has come whole. */
  isFollowed: boolean;
}

/** The channels by their logos, each with its present airing; the special one only during an airing. */
export function ChannelSwitcher({ channels, selected, items, now, isFollowed }: ChannelSwitcherProps) {
  return (
    <nav className={`${styles.switcher} ${isFollowed ? 'shown-whole' : ''}`} aria-label="เลือกช่อง">
      <ul>
        {channels.map((channel) => {
          const { key, kind, title, href, logo } = channel;
          const { current, later } = listOnChannel(items, key, now);
          const { isOnAir } = findAirState(channel, now, current ?? later[0]);
          if (kind === 'special' && !isOnAir && key !== selected) return null;
          return (
            <li key={key}>
              <a href={href} aria-current={key === selected ? 'page' : undefined}>
                {logo ? (
                  <img className={styles.logo} src={toImageAddress(logo, 160, 'fit')} alt="" width="96" height="40" />
                ) : (
                  <span className={styles.dot} data-live={current !== null} aria-hidden="true" />
                )}
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <span>{current?.title ?? (isOnAir ? '' : 'ยังไม่ออกอากาศ')}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
