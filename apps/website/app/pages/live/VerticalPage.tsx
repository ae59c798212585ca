import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { VideoPlayer } from '../../player/video/index.ts';
import { CurrentAiring } from './CurrentAiring.tsx';
import { type ChannelWithStream, type OnAirData, toLiveSource, toVerticalPath } from './liveNow.ts';
import { OffAirNotice } from './OffAirNotice.tsx';
import { useChannel } from './useChannel.ts';
import { useChannelKeys } from './useChannelKeys.ts';
import styles from './VerticalPage.module.css';

interface VerticalPageProps {
  channel: ChannelWithStream;
  channels: ChannelWithStream[];
  onAir: OnAirData;
}

/** How far a finger must move for another channel, in px. */
const MIN_SWIPE_PX = 60;

/**
 * A channel on an upright screen: as high as the window; a swipe up or down changes to the next or the previous one
 * (SPEC 2.2-24).
 */
export function VerticalPage({ channel, channels, onAir }: VerticalPageProps) {
  const { now, current, later, isOnAir, picture, notice } = useChannel(channel, channels, onAir);
  const navigate = useNavigate();
  const beside = (step: 1 | -1) => {
    const at = channels.indexOf(channel) + step;
    return channels[(at + channels.length) % channels.length]?.key ?? channel.key;
  };
  const go = (step: 1 | -1) => void navigate(toVerticalPath(beside(step)), { replace: true, preventScrollReset: true });
  useChannelKeys(go);
  const touch = useRef<{ x: number; y: number } | null>(null);
  return (
    <div
      className={styles.view}
      onTouchStart={({ touches }) => {
        const { 0: one, 1: other } = touches;
        touch.current = one && !other ? { x: one.clientX, y: one.clientY } : null;
      }}
      onTouchEnd={({ changedTouches: { 0: one } }) => {
        const begun = touch.current;
        if (!begun || !one) return;
        const [right, up] = [one.clientX - begun.x, begun.y - one.clientY];
        if (Math.abs(up) >= MIN_SWIPE_PX && Math.abs(up) > 2 * Math.abs(right)) go(up > 0 ? 1 : -1);
      }}
    >
      <h1 className="visually-hidden">{`ชมสด ${channel.title}`}</h1>
      <div className={styles.stage}>
        {picture.isShown && <VideoPlayer source={toLiveSource(channel, current, null)} {...picture.handlers} />}
        <OffAirNotice {...notice} />
      </div>
      <p className="visually-hidden" role="status">
        {`${channel.title} ${current?.title ?? ''}`}
      </p>
      {isOnAir && (
        <div className={styles.about} key={channel.key}>
          <CurrentAiring channel={channel} current={current} now={now} />
          {later[0] && <p className={styles.next}>{`ต่อไป ${later[0].title}`}</p>}
        </div>
      )}
      <nav className={styles.ways} aria-label="เปลี่ยนช่อง">
        <a href={toVerticalPath(beside(-1))} data-way="up">
          <span className="visually-hidden">ช่องก่อนหน้า</span>
        </a>
        <ol aria-label="ช่องทั้งหมด">
          {channels.map(({ key, title }) => (
            <li key={key}>
              <a href={toVerticalPath(key)} aria-current={key === channel.key ? 'page' : undefined}>
                <span className="visually-hidden">{title}</span>
              </a>
            </li>
          ))}
        </ol>
        <a href={toVerticalPath(beside(1))} data-way="down">
          <span className="visually-hidden">ช่องถัดไป</span>
        </a>
      </nav>
    </div>
  );
}
