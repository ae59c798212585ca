import { bindListeners } from './bindListeners.ts';

/**
 * Lets only the element sound that began last, on this page and in all other tabs. Calls `silence` when another begins,
 * unless this one is muted: also one that does not sound yet must not begin later. Returns what ends it.
 */
export function bindExclusivePlayback(media: HTMLMediaElement, silence: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const others = new BroadcastChannel('sound');
  const announce = () => {
    if (!media.paused && !media.muted) others.postMessage('begins');
  };
  others.onmessage = () => {
    if (!media.muted) silence();
  };
  // a muted element may be unmuted while it plays
  const endListening = bindListeners(media, { playing: announce, volumechange: announce });

  return () => {
    others.close();
    endListening();
  };
}
