import type { AudioItem } from '@sala/contracts';
import { readStored, writeStored } from '../../../platform/localStore/index.ts';
import { createResumePositions } from '../../media/index.ts';
import { SESSION_KEY } from '../playRequest.ts';
import type { PlayerState } from './playerState.ts';
import type { ResumePosition } from './resumePosition.ts';

// What the player stores about a listener, only in their browser.

const PLACES_KEY = 'audioPlaces';
const HEARD_KEY = 'audioHeard';
const SETTINGS_KEY = 'audioSettings';
/** How many finished articles are stored: the newest. */
const MAX_FINISHED = 500;

const positions = createResumePositions(PLACES_KEY, (value): value is ResumePosition =>
  Number.isFinite((value as ResumePosition | null)?.seconds),
);
/** Where a listener stopped in an article. */
export const { find: findResumePosition, save: saveResumePosition } = positions;

/** The articles heard to their end, the newest first. */
export function listFinishedArticles(): string[] {
  return readStored(HEARD_KEY, Array.isArray, []).filter((id) => typeof id === 'string');
}

export function saveFinishedArticle(contentId: string): void {
  writeStored(
    HEARD_KEY,
    [contentId, ...listFinishedArticles().filter((id) => id !== contentId)].slice(0, MAX_FINISHED),
  );
}

const SETTINGS = ['volume', 'isMuted', 'playbackRate', 'currentSpeakerId', 'isAutoplayNextNews'] as const;
export type Settings = Pick<PlayerState, (typeof SETTINGS)[number]>;
const isSettings = (value: unknown): value is Partial<Settings> => typeof value === 'object' && value !== null;

/** A listener's stored settings, without invalid ones. */
export function readSettings(rates: readonly number[], speakers: readonly number[]): Partial<Settings> {
  const stored = readStored(SETTINGS_KEY, isSettings, {});
  const settings: Partial<Settings> = {};
  if (/^(100|[1-9]?\d)$/.test(String(stored.volume))) settings.volume = String(stored.volume);
  if (typeof stored.isMuted === 'boolean') settings.isMuted = stored.isMuted;
  if (rates.includes(stored.playbackRate ?? 0)) settings.playbackRate = stored.playbackRate as number;
  if (speakers.includes(stored.currentSpeakerId ?? 0)) settings.currentSpeakerId = stored.currentSpeakerId as number;
  if (typeof stored.isAutoplayNextNews === 'boolean') settings.isAutoplayNextNews = stored.isAutoplayNextNews;
  return settings;
}

/** Calls `changed` when another tab has stored settings. */
export function onSettingsElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => key === SETTINGS_KEY && changed());
}

/** Stores the settings that differ from those `before`: another tab may have stored others since this page read them. */
export function saveSettings(settings: Settings, before: Settings): void {
  const changed = SETTINGS.filter((name) => settings[name] !== before[name]);
  if (changed.length === 0) return;
  const entries = changed.map((name) => [name, settings[name]]);
  writeStored(SETTINGS_KEY, { ...readStored(SETTINGS_KEY, isSettings, {}), ...Object.fromEntries(entries) });
}

type Queue = Pick<PlayerState, 'audioQueue' | 'playlistInfo' | 'audioPlaylistUrl'> & { currentQueue: AudioItem };
// what another version of the site has stored in this tab may have any shape
const isItem = (item: Partial<AudioItem> | null | undefined): boolean =>
  typeof item?.contentId === 'string' &&
  typeof item.title === 'string' &&
  Array.isArray(item.sources) &&
  item.sources.every((source) => typeof source?.src === 'string' && source.audioStyle?.audioStyleSetting);
const isQueue = (value: unknown): value is Queue => {
  const { audioQueue, currentQueue } = (value ?? {}) as Partial<Queue>;
  return Array.isArray(audioQueue) && [...audioQueue, currentQueue].every(isItem);
};

/** The queue of this tab, for when its page is loaded anew; none when no player showed. */
export function readQueue(): Queue | null {
  return readStored<Queue | null>(
    SESSION_KEY,
    isQueue as (value: unknown) => value is Queue | null,
    null,
    'sessionStorage',
  );
}

export function saveQueue({ isShowing, audioQueue, currentQueue, playlistInfo, audioPlaylistUrl }: PlayerState): void {
  const queue: Queue | null =
    isShowing && currentQueue
      ? {
          playlistInfo,
          audioPlaylistUrl,
          audioQueue: audioQueue.map(withoutLines),
          currentQueue: withoutLines(currentQueue),
        }
      : null;
  writeStored(SESSION_KEY, queue, 'sessionStorage');
}

// the lines are fetched again, because those of thirty articles would fill the storage
const withoutLines = (item: AudioItem): AudioItem => ({
  ...item,
  sources: item.sources.map((source) => ({ ...source, highlightTexts: [] })),
});
