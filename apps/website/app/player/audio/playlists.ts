/** The playlist that is played when none is asked for (SPEC 9.1-05). */
export const DAILY_NEWS = 'daily-news';

/** Where the news read aloud stands (SPEC 2.1-23). */
export const AUDIO_NEWS = { title: 'ข่าวเสียง', path: '/ai-audio-news' };

/** A playlist's name in an address (SPEC 2.2-25). */
export const PLAYLIST_URL_PATTERN = /^[\w-]{1,100}$/;

/** The page of a playlist. */
export const toPlaylistPath = (url: string) => `${AUDIO_NEWS.path}/playlists/${encodeURIComponent(url)}`;

/** The same for players of podcasts. */
export const toPodcastPath = (url: string) => `${toPlaylistPath(url)}/podcast.xml`;

/** Where the sound of an article is, for those who have no player of ours. */
export const toSoundPath = (contentId: string) => `${AUDIO_NEWS.path}/items/${encodeURIComponent(contentId)}/sound.mp3`;
