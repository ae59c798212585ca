import type { AudioItem } from '@sala/contracts';
import { readStored, writeStored } from '../../localStore/index.ts';
import { SESSION_KEY } from '../wish.ts';
import type { Place } from './place.ts';
import type { PlayerState } from './playerState.ts';

// What the player knows of a listener, in the listener's browser only.

const PLACES_KEY = 'audioPlaces';
const HEARD_KEY = 'audioHeard';
const SETTINGS_KEY = 'audioSettings';
/** How many articles are remembered, the newest. */
const MOST_PLACES = 50;
const MOST_HEARD = 500;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isPlace = (value: unknown): value is [string, Place] =>
  isList(value) && typeof value[0] === 'string' && Number.isFinite((value[1] as Place | null)?.seconds);

const places = () => readStored(PLACES_KEY, isList, []).filter(isPlace);

/** Where a listener stopped in an article. */
export function placeOf(contentId: string): Place | undefined {
  return places().find(([id]) => id === contentId)?.[1];
}

/** Keeps where a listener is in an article; null forgets it. */
export function keepPlace(contentId: string, place: Place | null): void {
  const others = places().filter(([id]) => id !== contentId);
  writeStored(PLACES_KEY, place ? [[contentId, place], ...others].slice(0, MOST_PLACES) : others);
}

/** The articles heard to their end, the newest first. */
export function heardArticles(): string[] {
  return readStored(HEARD_KEY, isList, []).filter((id) => typeof id === 'string');
}

export function keepHeard(contentId: string): void {
  writeStored(HEARD_KEY, [contentId, ...heardArticles().filter((id) => id !== contentId)].slice(0, MOST_HEARD));
}

type Settings = Pick<PlayerState, 'volume' | 'isMuted' | 'playbackRate' | 'currentSpeakerId' | 'isAutoplayNextNews'>;
const isSettings = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null;

/** What a listener has set, as far as it makes sense. */
export function keptSettings(rates: readonly number[], speakers: readonly number[]): Partial<Settings> {
  const kept = readStored(SETTINGS_KEY, isSettings, {});
  const settings: Partial<Settings> = {};
  if (/^(100|[1-9]?\d)$/.test(String(kept.volume))) settings.volume = String(kept.volume);
  if (typeof kept.isMuted === 'boolean') settings.isMuted = kept.isMuted;
  if (rates.includes(kept.playbackRate ?? 0)) settings.playbackRate = kept.playbackRate as number;
  if (speakers.includes(kept.currentSpeakerId ?? 0)) settings.currentSpeakerId = kept.currentSpeakerId as number;
  if (typeof kept.isAutoplayNextNews === 'boolean') settings.isAutoplayNextNews = kept.isAutoplayNextNews;
  return settings;
}

export function keepSettings({
  volume,
  isMuted,
  playbackRate,
  currentSpeakerId,
  isAutoplayNextNews,
}: PlayerState): void {
  writeStored(SETTINGS_KEY, { volume, isMuted, playbackRate, currentSpeakerId, isAutoplayNextNews } satisfies Settings);
}

type Queue = Pick<PlayerState, 'audioQueue' | 'playlistInfo' | 'audioPlaylistUrl'> & { currentQueue: AudioItem };
const isQueue = (value: unknown): value is Queue =>
  isList((value as Queue | null)?.audioQueue) && isList((value as Queue).currentQueue?.sources);

/** The queue of this tab, for when its page is loaded anew; none when no player showed. */
export function keptQueue(): Queue | null {
  return readStored<Queue | null>(
    SESSION_KEY,
    isQueue as (value: unknown) => value is Queue | null,
    null,
    'sessionStorage',
  );
}

export function keepQueue({ isShowing, audioQueue, currentQueue, playlistInfo, audioPlaylistUrl }: PlayerState): void {
  const queue: Queue | null =
    isShowing && currentQueue
      ? {
          ...{ playlistInfo, audioPlaylistUrl },
          audioQueue: audioQueue.map(withoutLines),
          currentQueue: withoutLines(currentQueue),
        }
      : null;
  writeStored(SESSION_KEY, queue, 'sessionStorage');
}

// they are fetched again; thirty articles' text would fill the store
const withoutLines = (item: AudioItem): AudioItem => ({
  ...item,
  sources: item.sources.map((source) => ({ ...source, highlightTexts: [] })),
});
