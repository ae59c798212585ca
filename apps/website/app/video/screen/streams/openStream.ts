import { hlsEngine, needsEngine } from './engine.ts';
import { nativeStream } from './nativeStream.ts';
import type { Source, Stream, Told } from './stream.ts';
import { tryAgain } from './tryAgain.ts';

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
