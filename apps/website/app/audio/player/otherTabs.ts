/** Lets one tab speak at a time, the one that began last: `silence` is called when another begins. */
export function otherTabs(audio: HTMLAudioElement, silence: () => void): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const tabs = new BroadcastChannel('audio-player');
  tabs.onmessage = silence;
  audio.addEventListener('playing', () => tabs.postMessage('playing'));
}
