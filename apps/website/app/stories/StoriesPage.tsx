import { useRef } from 'react';
import type { Area } from '../areas/index.ts';
import { StoryList } from './feed/StoryList.tsx';
import { StorySlide } from './feed/StorySlide.tsx';
import { useFeed } from './feed/useFeed.ts';
import { StoryPlayer } from './player/StoryPlayer.tsx';
import styles from './StoriesPage.module.css';
import type { StoryItem } from './storyItem.ts';

interface StoriesPageProps {
  /** The short clip that was asked for. */
  first: StoryItem;
  following: Area<StoryItem[]>;
}

/** Short clips one below the other, a screen each: a swipe leads to the next. Beside them on a desktop their list. */
export function StoriesPage({ first, following }: StoriesPageProps) {
  const screens = useRef<HTMLOListElement>(null);
  const feed = useFeed(screens, first, following.response ?? []);
  const { clips, current, go } = feed;
  return (
    <div className={styles.page} data-theme="dark">
      <section className={styles.stage} aria-label="คลิปสั้น">
        <ol ref={screens}>
          {clips.map((clip, index) => (
            <StorySlide
              clip={clip}
              isFirst={index === 0}
              isNear={Math.abs(index - current) <= 1}
              isCurrent={index === current}
              key={clip.key}
            />
          ))}
        </ol>
        <StoryPlayer feed={feed} screens={screens} />
      </section>
      <StoryList clips={clips} current={current} go={go} hasFailed={following.error !== null} />
    </div>
  );
}
