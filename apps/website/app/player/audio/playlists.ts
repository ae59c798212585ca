/** The playlist that is played when none is asked for (SPEC 9.1-05). */
export const DAILY_NEWS = 'daily-news';

/** The page of the news that is read aloud (SPEC 2.1-23). */
export const AUDIO_NEWS = { title: 'ข่าวเสียง', path: '/ai-audio-news' };

/** A playlist's name in an address (SPEC 2.2-25). */
export const PLAYLIST_URL_PATTERN = /^[\w-]{1,100}$/;

/** The page of a playlist. */
export const toPlaylistPath = (url: string) => `${AUDIO_NEWS.path}/playlists/${encodeURIComponent(url)}`;

/** The podcast feed of a playlist. */
export const toPodcastPath = (url: string) => `${toPlaylistPath(url)}/podcast.xml`;

/** The sound file of an article, for podcast players and readers without scripts. */
export const toSoundPath = (contentId: string) => `${AUDIO_NEWS.path}/items/${encodeURIComponent(contentId)}/sound.mp3`;
