import { bindListeners } from './bindListeners.ts';

/**
 * Lets only the element sound that began last, on this page and in all other tabs. Calls `silence` when another begins
 * while this one sounds. Returns what ends it.
 */
export function bindExclusivePlayback(media: HTMLMediaElement, silence: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const others = new BroadcastChannel('sound');
  const isHeard = () => !media.paused && !media.muted;
  const announce = () => {
    if (isHeard()) others.postMessage('begins');
  };
  others.onmessage = () => {
    if (isHeard()) silence();
  };
  // a muted element may be unmuted while it plays
  const endListening = bindListeners(media, { playing: announce, volumechange: announce });

  return () => {
    others.close();
    endListening();
  };
}
