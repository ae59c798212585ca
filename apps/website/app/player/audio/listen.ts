import { loadInTime } from '../../ui/index.ts';
import { INTRO_PATH, type PlayRequest, SESSION_KEY } from './playRequest.ts';

type PlayerModule = typeof import('./player/index.ts');

/** How long the page says that the player could not be loaded, in milliseconds. */
const FAILURE_NOTICE_MS = 15_000;

// one element for the intro and for every article: a phone lets an element play by itself only after a tap has started
// it
let sound: HTMLAudioElement | undefined;
let player: PlayerModule | undefined;
let slotContent: PlayerModule | 'loading' | 'failed' | null = null;
let requestCount = 0;
const listeners = new Set<() => void>();

function show(content: typeof slotContent): void {
  slotContent = content;
  for (const listener of listeners) listener();
}

/** True when the article or playlist with this id plays. */
export const isPlaying = (id: string): boolean => player?.isPlaying(id) ?? false;

/** Must be called within the tap: starts the intro (SPEC 4.3-15), loads the player and passes the request to it. */
export async function listen(request?: PlayRequest): Promise<void> {
  const requestNumber = ++requestCount;
  const { pathname: pressedOn } = location;
  sound ??= new Audio();
  if (!player) {
    // a player that is restored comes without a word
    if (request) {
      sound.src = INTRO_PATH;
      // without the intro the article is played nevertheless
      sound.play().catch(() => {});
      show('loading');
    }
    try {
      player = await loadInTime(import('./player/index.ts'));
    } catch {
      sound.pause();
      show('failed');
      return void setTimeout(() => slotContent === 'failed' && show(null), FAILURE_NOTICE_MS);
    }
  }
  // of several presses while the player loads only the last one counts
  if (requestNumber !== requestCount) return;
  const loaded = player;
  player.startPlayback(sound, () => show(loaded), pressedOn, request);
  show(player);
}

/** Restores the player that was visible before a reload, without playing. */
export function restore(): void {
  try {
    if (!sound && sessionStorage.getItem(SESSION_KEY)) void listen();
  } catch {
    // without storage there is nothing to restore
  }
}

/** The content of the player's place, for `useSyncExternalStore`. */
export const playerSlot = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => slotContent,
  onServer: () => null,
};
