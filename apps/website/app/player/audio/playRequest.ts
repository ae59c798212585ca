/** What the reader pressed play for: an article, or a playlist from one of its articles on or from its first. */
export type PlayRequest =
  | { contentId: string; title: string }
  | { playlist: string; from?: string | undefined; title?: string };

/** SPEC 7.10-08 */
export const INTRO_PATH = '/static/audio/voice-intro.mp3';

/** The tab's store holds it while a player shows: it comes back with a page that is loaded anew. */
export const SESSION_KEY = 'audioQueue';
