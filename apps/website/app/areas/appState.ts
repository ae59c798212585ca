import { type Area, emptyArea } from './area.ts';

// SPEC 3.2: the areas that hold one fetched resource, and those that hold several under names of their own.
const SINGLE = [
  'content',
  'dailyNews',
  'gallery',
  'infographic',
  'topic',
  'clip',
  'section',
  'hotNews',
  'search',
  'schedules',
  'newsPage',
  'breakingnews',
  'categoryPortal',
  'siteMap',
  'interested',
] as const;
const SEVERAL = {
  tagPage: ['tagList', 'tagNews'],
  program: ['programData'],
  programVideo: ['videoData', 'playlistVideos'],
  programEpisode: ['episodeData', 'playlistEpisodes', 'galleryData', 'relatedVideos'],
} as const;

type Several = { [Name in keyof typeof SEVERAL]: Record<(typeof SEVERAL)[Name][number], Area<unknown>> };

/** What the whole application knows (SPEC 3.2-01): every fetched resource, and what only the browser knows. */
export type AppState = Record<(typeof SINGLE)[number], Area<unknown>> &
  Several & {
    /** The audio player's own state (SPEC 3.3-26 to 3.3-30), as it tells it; null until a listener first presses play. */
    audioPlayer: object | null;
    /** The paths visited, the newest last (SPEC 3.2-08). */
    pageHistory: readonly string[];
  };

/** The state before anything was fetched or visited. */
export function initialState(): AppState {
  const single = SINGLE.map((name) => [name, emptyArea()]);
  const several = Object.entries(SEVERAL).map(([name, resources]) => [
    name,
    Object.fromEntries(resources.map((resource) => [resource, emptyArea()])),
  ]);
  return { ...Object.fromEntries([...single, ...several]), audioPlayer: null, pageHistory: [] } as AppState;
}

/** Merges what the server rendered into what the browser knows; its player and its history stay (SPEC 4.1-03). */
export function hydrated(client: AppState, server: Partial<AppState>): AppState {
  return { ...client, ...server, audioPlayer: client.audioPlayer, pageHistory: client.pageHistory };
}
