import { bindPlaybackEvents } from '../../media/index.ts';
import type { PlayerEvent } from './playerEvents.ts';

interface MediaEventHandlers {
  send(event: PlayerEvent): void;
  /** True when the intro is loaded. */
  isIntro(): boolean;
  /** Finds the cause of an error of the sound at this address. */
  judge(error: MediaError, src: string): Promise<'lost' | 'missing'>;
}

/** Sends the events of the audio element to the state machine. */
export function bindMediaEvents(audio: HTMLAudioElement, { send, isIntro, judge }: MediaEventHandlers): void {
  const on = (type: string, listen: () => void) => audio.addEventListener(type, listen);
  on('canplay', () => send({ type: 'canPlay' }));
  bindPlaybackEvents(audio, (type) => {
    if (type !== 'waiting') send({ type });
    else if (audio.readyState > 0) send({ type: 'stalled' });
  });
  on('stalled', () => {
    if (!audio.paused && audio.readyState < audio.HAVE_FUTURE_DATA) send({ type: 'stalled' });
  });
  on('durationchange', () => {
    if (audio.duration > 0 && Number.isFinite(audio.duration)) send({ type: 'durationKnown', seconds: audio.duration });
  });
  on('error', async () => {
    const { error } = audio;
    const src = audio.getAttribute('src');
    if (!error || !src) return;
    const type = isIntro() ? 'missing' : await judge(error, src);
    if (audio.getAttribute('src') === src && audio.error) send({ type });
  });
}
