import { toImageAddress } from '../../ui/index.ts';
import type { ChannelLink } from '../navigation.ts';
import { CloseSheet } from './CloseSheet.tsx';
import styles from './Menu.module.css';
import { MenuAnchor } from './MenuAnchor.tsx';
import { MenuWaiting } from './Waiting.tsx';

interface LiveCardProps {
  /** Missing until they have come. */
  channels: ChannelLink[] | undefined;
  hasFailed: boolean;
  /** Where an entry without an address leads (SPEC 2.8-02). */
  href: string;
  onLeave: () => void;
}

/** The channels of the live card, each on its own ground. */
export default function LiveCard({ channels, hasFailed, href, onLeave }: LiveCardProps) {
  if (!channels) return <MenuWaiting hasFailed={hasFailed} />;
  return (
    <>
      <CloseSheet onClick={onLeave} />
      <ul>
        {channels.map((channel) => (
          <li key={channel.title + channel.url}>
            <MenuAnchor link={{ ...channel, url: channel.url || href }} onClick={onLeave}>
              <span className={styles.channel} style={{ background: channel.background }}>
                {channel.logo && <img src={toImageAddress(channel.logo, 160, 'fit')} alt="" width="96" height="40" />}
              </span>
              <span>{channel.title}</span>
              {channel.hasLiveBadge && <strong className={styles.badge}>LIVE</strong>}
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}
