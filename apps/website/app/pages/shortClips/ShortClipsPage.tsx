import { useRef } from 'react';
import type { Area } from '../../platform/areas/index.ts';
import { ShortClipList } from './feed/ShortClipList.tsx';
import { ShortClipSlide } from './feed/ShortClipSlide.tsx';
import { useFeed } from './feed/useFeed.ts';
import { ShortClipPlayer } from './player/ShortClipPlayer.tsx';
import styles from './ShortClipsPage.module.css';
import type { ShortClip } from './shortClip.ts';

interface ShortClipsPageProps {
  /** The short clip of the address. */
  first: ShortClip;
  following: Area<ShortClip[]>;
}

/** A feed of short clips, one per screen, which the reader swipes through; on a desktop with a list beside it. */
export function ShortClipsPage({ first, following }: ShortClipsPageProps) {
  const screens = useRef<HTMLOListElement>(null);
  const feed = useFeed(screens, first, following.response ?? []);
  const { clips, current, go } = feed;
  return (
    <div className={styles.page} data-theme="dark">
      <section className={styles.stage} aria-label="คลิปสั้น">
        <ol ref={screens}>
          {clips.map((clip, index) => (
            <ShortClipSlide
              clip={clip}
              isFirst={index === 0}
              isNear={Math.abs(index - current) <= 1}
              isCurrent={index === current}
              key={clip.key}
            />
          ))}
        </ol>
        <ShortClipPlayer feed={feed} screens={screens} />
      </section>
      <ShortClipList clips={clips} current={current} go={go} hasFailed={following.error !== null} />
    </div>
  );
}
