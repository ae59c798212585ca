import { createRetry } from '../../../media/index.ts';
import { loadHls, shouldLoadHls } from './engine.ts';
import { openNativeStream } from './nativeStream.ts';
import type { Stream, StreamEvents, StreamSource } from './stream.ts';

/** Opens a source in the element and passes on its stream; returns what closes it. */
export function openStream(
  video: HTMLVideoElement,
  source: StreamSource,
  events: StreamEvents,
  onOpen: (stream: Stream) => void,
): () => void {
  let stream: Stream | undefined;
  let isClosed = false;
  const show = (opened: Stream) => {
    stream = opened;
    onOpen(opened);
  };
  const load = async () => {
    try {
      const { openHlsStream } = await loadHls();
      if (!isClosed) show(openHlsStream(video, source, events));
    } catch {
      if (isClosed) return;
      events.lost();
      again.later();
    }
  };
  const again = createRetry(() => void load());
  if (shouldLoadHls(source.src)) void load();
  else show(openNativeStream(video, source, events));
  return () => {
    isClosed = true;
    again.end();
    stream?.close();
  };
}
