import { thaiText } from '@sala/thai';
import { countPlayLater } from '../../platform/views/index.ts';
import { MissingVideo, VideoPlayer } from '../../player/video/index.ts';
import { createLazyPart } from '../../ui/index.ts';
import type { SequenceLink } from './sequence.ts';
import type { VideoView } from './videoView.ts';

// the reasons that concern a single video: the other episodes can still be watched
const OTHERS: ReadonlySet<string> = new Set(['notYet', 'expired', 'none']);

const ReloadAtStart = createLazyPart(() => import('./ReloadAtStart.tsx'));

interface WatchPlayerProps {
  video: VideoView;
  /** The video that plays afterwards. */
  next: SequenceLink | null;
  /** Whether views are counted. */
  isCounted: boolean;
}

/** The player, or the reason why there is no video; a page that is open when its video is published loads it. */
export function WatchPlayer({ video, next, isCounted }: WatchPlayerProps) {
  const { sourceId, title, path, picture, src, seconds, missing, program, watched } = video;
  if (missing) {
    const others = program &&
      OTHERS.has(missing.kind) && { title: thaiText`ดูตอนอื่นของ${program.title}`, href: program.path };
    return (
      <>
        <MissingVideo missing={missing} poster={picture} {...(others && { wayOn: others })} />
        {missing.kind === 'notYet' && <ReloadAtStart {...missing} />}
      </>
    );
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
