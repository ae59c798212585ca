import type Hls from 'hls.js';
import { Events, type HlsIFramesOnly } from 'hls.js';

/**
 * Draws the key frame at a second of a stream in another element. Draws nothing where the stream has no playlist of key
 * frames.
 */
export function openKeyFrames(hls: Hls): (element: HTMLVideoElement, second: number) => void {
  let player: HlsIFramesOnly | null = null;
  let second = 0;
  const load = () => player?.loadMediaAt(second);
  const open = (element: HTMLVideoElement) => {
    player?.destroy();
    player = hls.createIFramePlayer();
    // hls.js 1.7.4 forgets a request that comes before the playlist and the element
    player?.on(Events.LEVEL_LOADED, load);
    player?.on(Events.MEDIA_ATTACHED, load);
    // a single frame is drawn only at the end of the stream, and hls.js 1.7.4 forgets the end when it flushes the
    // buffer
    player?.on(Events.BUFFER_FLUSHED, () => player?.trigger(Events.BUFFER_EOS, { type: 'video' }));
    player?.on(Events.ERROR, (_, { fatal }) => fatal && player?.destroy());
    player?.attachMedia(element);
  };
  return (element, requested) => {
    second = requested;
    // a destroyed player has no url
    if (!player?.url || player.media !== element) open(element);
    load();
  };
}
