import { INTRO_PATH, type PlayRequest, SESSION_KEY } from './playRequest.ts';

type PlayerModule = typeof import('./player/index.ts');

/** How long the page says that the player could not be loaded, in milliseconds. */
const FAILURE_NOTICE_MS = 15_000;

// one element for the intro and for every article: a phone lets an element play by itself only after a tap has started
// it
let sound: HTMLAudioElement | undefined;
let player: PlayerModule | undefined;
let shown: PlayerModule | 'loading' | 'failed' | null = null;
let requestCount = 0;
const listeners = new Set<() => void>();

function show(what: typeof shown): void {
  shown = what;
  for (const listener of listeners) listener();
}

/** Whether an article or a playlist is heard now, by its id. */
export const isPlaying = (id: string): boolean => player?.isPlaying(id) ?? false;

/** To be called in the tap itself: the intro begins (SPEC 4.3-15), the player is loaded, and is told what to play. */
export async function listen(request?: PlayRequest): Promise<void> {
  const requestNumber = ++requestCount;
  sound ??= new Audio();
  if (!player) {
    if (request) {
      sound.src = INTRO_PATH;
      // an intro that is missing is no reason to play nothing
      sound.play().catch(() => {});
    }
    show('loading');
    try {
      player = await import('./player/index.ts');
    } catch {
      sound.pause();
      show('failed');
      return void setTimeout(() => shown === 'failed' && show(null), FAILURE_NOTICE_MS);
    }
  }
  // of several presses while the player loads only the last one counts
  if (requestNumber !== requestCount) return;
  const loaded = player;
  player.startPlayback(sound, () => show(loaded), request);
  show(player);
}

/** Brings back the player that showed before the page was loaded anew; it plays nothing by itself. */
export function restore(): void {
  try {
    if (!sound && sessionStorage.getItem(SESSION_KEY)) void listen();
  } catch {
    // a browser that keeps nothing has nothing to bring back
  }
}

/** What stands in the player's place, for `useSyncExternalStore`. */
export const playerSlot = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
  onServer: () => null,
};
