import { useState } from 'react';
import type { VideoItem } from '../../components/programCards/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { preloadPlayback, VideoPlayer } from '../../player/video/index.ts';
import type { Airing } from '../schedule/index.ts';
import { ChannelSwitcher } from './ChannelSwitcher.tsx';
import { CurrentAiring } from './CurrentAiring.tsx';
import styles from './LivePage.module.css';
import { type ChannelWithStream, type OnAirData, toLiveSource, toVerticalPath } from './liveNow.ts';
import { OFF_AIR_NOTICE_ID, OffAirNotice } from './OffAirNotice.tsx';
import { Replays } from './Replays.tsx';
import { UpNext } from './UpNext.tsx';
import { useChannel } from './useChannel.ts';

// a channel plays by itself, so its player loads with the page's scripts and does not wait for hydration
if (!import.meta.env.SSR) preloadPlayback('index.m3u8');

interface LivePageProps {
  channel: ChannelWithStream;
  channels: ChannelWithStream[];
  onAir: OnAirData;
  /** Former airings, for the channel that is not always on. */
  replays: VideoItem[];
}

/**
 * A live channel: the picture, the other channels, the present and the next airings; it updates itself when an airing
 * ends.
 */
export function LivePage({ channel, channels, onAir, replays }: LivePageProps) {
  const { items, hasFailed, now, current, later, isOnAir, picture, notice } = useChannel(channel, channels, onAir);
  const [startedOver, setStartedOver] = useState<Airing | null>(null);
  // what was started over in the evening is not there in the morning
  if (startedOver && !picture.isShown) setStartedOver(null);
  const hasUpNext = !isLeftOut('/program') && (channel.kind !== 'special' || later.length > 0);
  return (
    <div className={hasUpNext ? styles.page : `${styles.page} ${styles.alone}`}>
      {/* gets the focus when the channel is changed: then the notice comes with its region, which nothing announces */}
      <h1 className="visually-hidden" aria-describedby={OFF_AIR_NOTICE_ID}>
        ชมสด {channel.title}
      </h1>
      <div className={styles.stage}>
        {picture.isShown && <VideoPlayer source={toLiveSource(channel, current, startedOver)} {...picture.handlers} />}
        <OffAirNotice {...notice} />
      </div>
      <div className={styles.below}>
        <ChannelSwitcher {...{ channels, items, now }} selected={channel.key} isFollowed={channel.kind !== 'special'} />
        {isOnAir && <CurrentAiring {...{ channel, current, now, startedOver }} onStartOver={setStartedOver} />}
        {channel.kind !== 'special' && (
          <p className={styles.vertical}>
            <a href={toVerticalPath(channel.key)}>ดูแบบเต็มจอแนวตั้ง ปัดเพื่อเปลี่ยนช่อง</a>
          </p>
        )}
        {!isOnAir && replays.length > 0 && <Replays items={replays} />}
      </div>
      {hasUpNext && <UpNext channel={channel} items={later} hasFailed={hasFailed} />}
    </div>
  );
}
