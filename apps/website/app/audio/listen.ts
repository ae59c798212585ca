import { INTRO, SESSION_KEY, type Wish } from './wish.ts';

type Loaded = typeof import('./player/index.ts');

/** How long it stands there that the player could not be loaded, in milliseconds. */
const READ_IN = 15_000;

// one element for the intro and for every article: a phone lets sound begin by itself only where a tap has let it begin before
let sound: HTMLAudioElement | undefined;
let player: Loaded | undefined;
let shown: Loaded | 'loading' | 'failed' | null = null;
let presses = 0;
const listeners = new Set<() => void>();

function show(what: typeof shown): void {
  shown = what;
  for (const listener of listeners) listener();
}

/** Whether an article or a playlist is heard now, by its id. */
export const isPlaying = (id: string) => player?.isPlaying(id);

/** To be called in the tap itself: the intro begins (SPEC 4.3-15), the player is loaded, and is told what to play. */
export async function listen(wish?: Wish): Promise<void> {
  const press = ++presses;
  sound ??= new Audio();
  if (!player) {
    if (wish) {
      sound.src = INTRO;
      // an intro that is missing is no reason to play nothing
      sound.play().catch(() => {});
    }
    show('loading');
    try {
      player = await import('./player/index.ts');
    } catch {
      sound.pause();
      show('failed');
      return void setTimeout(() => shown === 'failed' && show(null), READ_IN);
    }
  }
  // the player is loaded for each press at its own time: who pressed again meanwhile hears what was pressed last
  if (press !== presses) return;
  const loaded = player;
  player.hear(sound, () => show(loaded), wish);
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
export const place = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shown,
  onServer: () => null,
};
