import { formatNumber, formatShortDate } from '@sala/thai';
import { AccessMarks } from '../../components/programCards/index.ts';
import { Share } from '../../components/share/index.ts';
import { TimeAgo, useNow } from '../../platform/clock/index.ts';
import { isLeftOut } from '../../platform/leftOut/index.ts';
import { Duration, TagList, toLinkTarget } from '../../ui/index.ts';
import { Facts } from './Facts.tsx';
import type { Sequence, SequenceLink } from './sequence.ts';
import styles from './VideoText.module.css';
import type { VideoView } from './videoView.ts';
import { findSequence, type WatchData } from './watchData.ts';

interface VideoTextProps {
  video: VideoView;
  watched: WatchData;
  isPreview: boolean;
}

/**
 * The text about an episode or a video: its programme, its title, when it was shown, and how long it stays available.
 */
export function VideoText({ video, watched, isPreview }: VideoTextProps) {
  const { playlist, cast, views } = watched;
  const { program, airedAt, seconds, endsAt } = video;
  const now = useNow();
  const isAired = airedAt !== null && airedAt <= now;
  const sequence = findSequence(watched).response;
  // the title of a playlist's page is that of the playlist
  const Title = playlist ? 'h2' : 'h1';
  return (
    <>
      {playlist && (
        <header className={styles.playlist}>
          <p>{['เพลย์ลิสต์', playlist.subtitle].filter(Boolean).join(' · ')}</p>
          <h1>{playlist.title}</h1>
        </header>
      )}
      <header>
        <p className={styles.program}>
          {program ? (
            <a href={program.path} {...toLinkTarget(program.path)}>
              {program.title}
            </a>
          ) : (
            video.category && <span>{video.category}</span>
          )}
          {video.number && <span>{`ตอนที่ ${video.number}`}</span>}
        </p>
        <Title id="watched" className={styles.title}>
          {video.headline}
        </Title>
        <div className={styles.meta}>
          {isAired && <TimeAgo at={airedAt} />}
          <Duration seconds={seconds} />
          {views > 0 && <span>{`ดู ${formatNumber(views)} ครั้ง`}</span>}
          {endsAt !== null && endsAt > now && (
            <span className={styles.end}>
              ดูได้ถึง <time dateTime={new Date(endsAt).toISOString()}>{formatShortDate(endsAt)}</time>
            </span>
          )}
          <AccessMarks marks={video.access} />
        </div>
      </header>
      {sequence && (sequence.next || sequence.previous) && <Neighbours sequence={sequence} />}
      {video.description && <p className={styles.description}>{video.description}</p>}
      <Facts video={video} cast={cast} />
      <TagList tags={video.tags.filter(({ href }) => !isLeftOut(href))} label="แท็ก" followsText />
      {!isPreview && <Share event="programShare" title={video.title} path={playlist?.shared ?? video.shared} />}
    </>
  );
}

function Neighbours({ sequence: { previous, next } }: { sequence: Sequence }) {
  return (
    <nav className={styles.neighbours} aria-label="ก่อนหน้าและถัดไป">
      <Neighbour way={previous} rel="prev" name="ก่อนหน้า" />
      <Neighbour way={next} rel="next" name="ถัดไป" />
    </nav>
  );
}

function Neighbour({ way, rel, name }: { way: SequenceLink | null; rel: 'prev' | 'next'; name: string }) {
  if (!way) return null;
  return (
    <a href={way.href} rel={rel} key={way.href}>
      <span>{name}</span>
      {way.title}
    </a>
  );
}
