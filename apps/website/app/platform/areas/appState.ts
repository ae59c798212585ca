import type { Area } from './area.ts';

type Resource = Area<unknown>;

/**
 * The application's state (SPEC 3.2-01): the areas that its page has fetched, and the state that only the browser has.
 */
export interface AppState {
  content?: Resource;
  dailyNews?: Resource;
  gallery?: Resource;
  infographic?: Resource;
  topic?: Resource;
  clip?: Resource;
  section?: Resource;
  hotNews?: Resource;
  search?: Resource;
  schedules?: Resource;
  newsPage?: Resource;
  breakingnews?: Resource;
  categoryPortal?: Resource;
  siteMap?: Resource;
  tagPage?: { tagList?: Resource; tagNews?: Resource };
  /** Recommendations by the articles that were read in this browser, which fetches them itself. */
  interested?: Resource;
  program?: { programData?: Resource };
  programVideo?: { videoData?: Resource; playlistVideos?: Resource };
  programEpisode?: {
    episodeData?: Resource;
    playlistEpisodes?: Resource;
    galleryData?: Resource;
    relatedVideos?: Resource;
  };
  /**
   * The audio player's own state (SPEC 3.3-26 to 3.3-30), as it reports it; null until a listener first presses play.
   */
  audioPlayer: object | null;
  /** The paths visited, the newest last (SPEC 3.2-08). */
  pageHistory: readonly string[];
}

/** The state before anything was fetched or visited. */
export const INITIAL_STATE: AppState = { audioPlayer: null, pageHistory: [] };

/** Merges the server's state into the browser's, which keeps its player and its history (SPEC 4.1-03). */
export function hydrateState(client: AppState, server: Partial<AppState>): AppState {
  return { ...client, ...server, audioPlayer: client.audioPlayer, pageHistory: client.pageHistory };
}
