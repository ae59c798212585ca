import { memo } from 'react';
import { AccessMarks } from '../../../components/programCards/index.ts';
import { TimeAgo } from '../../../platform/clock/index.ts';
import { NativeVideo } from '../../../player/video/index.ts';
import { publishHeight, TallPicture, useHydrated } from '../../../ui/index.ts';
import { type ShortClip, toShortClipPath } from '../shortClip.ts';
import { MissingClip } from './MissingClip.tsx';
import styles from './ShortClipSlide.module.css';

/** The captions are above the text of the current clip. */
const textHeight = publishHeight('--clip-text');

interface ShortClipSlideProps {
  clip: ShortClip;
  /** True for the clip of the page's address. */
  isFirst: boolean;
  /** False for clips farther away, whose pictures are not loaded yet. */
  isNear: boolean;
  /** True for the clip on the screen; the keyboard does not reach the others. */
  isCurrent: boolean;
}

/** A screen of the feed: the picture of a short clip, under its video, with its title and its programme. */
export const ShortClipSlide = memo(function ShortClipSlide({ clip, isFirst, isNear, isCurrent }: ShortClipSlideProps) {
  const { key, title, headline, src, missing, picture, program, airedAt, access } = clip;
  const poster = <TallPicture src={picture} alt="" maxImgSize={360} eager={isFirst} />;
  const Title = isCurrent ? 'h1' : 'h2';
  const isHydrated = useHydrated();
  return (
    <li
      className={styles.slide}
      data-clip={key}
      data-play-event="programPlays"
      data-video={key}
      data-content-id={key}
      data-content-name={title}
      inert={isHydrated && !isCurrent}
    >
      <article aria-label={title}>
        <div className={styles.poster}>{isNear ? poster : <noscript>{poster}</noscript>}</div>
        <div className={styles.film} data-film />
        {missing ? (
          <MissingClip missing={missing} />
        ) : (
          isFirst && (
            <NativeVideo title={title} src={src} poster={picture} posterWidth={360} className={styles.native} />
          )
        )}
        <div className={styles.about} ref={isCurrent ? textHeight : null}>
          {program && (
            <a className={styles.program} href={program.href}>
              {program.title}
            </a>
          )}
          <Title className={styles.title}>
            <a href={toShortClipPath(key)}>{headline}</a>
          </Title>
          <div className={styles.meta}>
            <TimeAgo at={airedAt} />
            <AccessMarks marks={access} />
          </div>
        </div>
      </article>
    </li>
  );
});
