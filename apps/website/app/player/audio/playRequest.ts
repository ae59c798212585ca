/** What a reader asked to play: an article, or a playlist from its first or another article on. */
export type PlayRequest =
  | { contentId: string; title: string }
  | { playlist: string; from?: string | undefined; title?: string };

/** SPEC 7.10-08 */
export const INTRO_PATH = '/static/audio/voice-intro.mp3';

/** The key in the tab's storage under which the queue of a visible player survives a reload. */
export const SESSION_KEY = 'audioQueue';
