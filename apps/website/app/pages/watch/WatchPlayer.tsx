import { countPlayLater } from '../../platform/views/index.ts';
import { MissingVideo, VideoPlayer } from '../../player/video/index.ts';
import type { SequenceLink } from './sequence.ts';
import type { VideoView } from './videoView.ts';

// the reasons that concern one video alone: other episodes can still be watched
const OTHERS: ReadonlySet<string> = new Set(['notYet', 'expired', 'none']);

interface WatchPlayerProps {
  video: VideoView;
  /** What is played after it. */
  next: SequenceLink | null;
  /** Whether it counts that it is played. */
  isCounted: boolean;
}

/** The player, or why there is nothing to play. */
export function WatchPlayer({ video, next, isCounted }: WatchPlayerProps) {
  const { sourceId, title, path, picture, src, seconds, missing, program, watched } = video;
  if (missing) {
    const others = program && OTHERS.has(missing.kind) && { title: `ดูตอนอื่นของ${program.title}`, href: program.path };
    return <MissingVideo missing={missing} poster={picture} {...(others && { wayOn: others })} />;
  }
  const source = {
    id: sourceId,
    title,
    path,
    src,
    next,
    poster: picture,
    durationSeconds: seconds,
  };
  return <VideoPlayer source={source} onPlay={() => isCounted && countPlayLater(watched)} />;
}
