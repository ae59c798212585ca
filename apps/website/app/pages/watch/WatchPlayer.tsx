import { thaiText } from '@sala/thai';
import { useNow } from '../../platform/clock/index.ts';
import { countPlayLater } from '../../platform/views/index.ts';
import { MissingVideo, VideoPlayer } from '../../player/video/index.ts';
import { createLazyPart } from '../../ui/index.ts';
import type { SequenceLink } from './sequence.ts';
import type { VideoView } from './videoView.ts';

// the reasons that concern a single video: the other episodes can still be watched
const OTHERS: ReadonlySet<string> = new Set(['notYet', 'expired', 'none']);

const Outdated = createLazyPart(() => import('./Outdated.tsx'));

interface WatchPlayerProps {
  video: VideoView;
  /** The video that plays afterwards. */
  next: SequenceLink | null;
  /** Whether views are counted. */
  isCounted: boolean;
}

/** The player, or the reason why there is no video; an open page changes when its video is published or expires. */
export function WatchPlayer(props: WatchPlayerProps) {
  const { changesAt } = props.video;
  const now = useNow();
  return (
    <>
      <PlayerOrReason {...props} />
      {changesAt !== null && changesAt <= now && <Outdated />}
    </>
  );
}

function PlayerOrReason({ video, next, isCounted }: WatchPlayerProps) {
  const { sourceId, title, path, picture, src, seconds, missing, program, watched } = video;
  if (missing) {
    const others = program &&
      OTHERS.has(missing.kind) && { title: thaiText`ดูตอนอื่นของ${program.title}`, href: program.path };
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
