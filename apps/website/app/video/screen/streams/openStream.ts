import { nativeStream } from './nativeStream.ts';
import { isHls, type Source, type Stream, type Told } from './stream.ts';
import { tryAgain } from './tryAgain.ts';

/** What puts HLS together where the browser does not play it itself: a file of its own. */
const hlsEngine = () => import('./hlsStream.ts');

/** Older iPhones have none, and play HLS themselves. */
const hasMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

const needsEngine = (src: string) => isHls(src) && hasMediaSource();

/** Begins to load what a source needs to be played. */
export function prepareFor(src: string): void {
  // without a network it is tried again when the source is opened
  if (needsEngine(src)) hlsEngine().catch(() => {});
}

/** Opens a source in the element and hands its stream over; answers what closes it. */
export function openStream(
  video: HTMLVideoElement,
  source: Source,
  told: Told,
  opened: (stream: Stream) => void,
): () => void {
  let stream: Stream | undefined;
  let isClosed = false;
  const show = (shown: Stream) => {
    stream = shown;
    opened(shown);
  };
  const load = async () => {
    try {
      const { hlsStream } = await hlsEngine();
      if (!isClosed) show(hlsStream(video, source, told));
    } catch {
      if (isClosed) return;
      told.lost();
      again.later();
    }
  };
  const again = tryAgain(() => void load());
  if (needsEngine(source.src)) void load();
  else show(nativeStream(video, source, told));
  return () => {
    isClosed = true;
    again.end();
    stream?.close();
  };
}
