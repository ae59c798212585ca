import type Hls from 'hls.js';
import { Events, type HlsIFramesOnly } from 'hls.js';

/**
 * Draws the key frame at a second of a stream in another element. Where the stream has no key frames by themselves it
 * draws nothing.
 */
export function openKeyFrames(hls: Hls): (element: HTMLVideoElement, second: number) => void {
  let player: HlsIFramesOnly | null = null;
  let second = 0;
  const load = () => player?.loadMediaAt(second);
  const open = (element: HTMLVideoElement) => {
    player?.destroy();
    player = hls.createIFramePlayer();
    // what is asked for before the playlist and the element are there is forgotten (hls.js 1.7.4)
    player?.on(Events.LEVEL_LOADED, load);
    player?.on(Events.MEDIA_ATTACHED, load);
    // a lone picture is drawn where nothing more is expected, and that is forgotten when those behind it are removed
    // (hls.js 1.7.4)
    player?.on(Events.BUFFER_FLUSHED, () => player?.trigger(Events.BUFFER_EOS, { type: 'video' }));
    player?.on(Events.ERROR, (_, { fatal }) => fatal && player?.destroy());
    player?.attachMedia(element);
  };
  return (element, wanted) => {
    second = wanted;
    // one that has been destroyed has no address
    if (!player?.url || player.media !== element) open(element);
    load();
  };
}
