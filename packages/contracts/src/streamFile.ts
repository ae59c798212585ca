/** What they say they are; some servers know no better name for a segment, or for captions. */
export const STREAM_TYPE = /^(audio|video)\/|^text\/(vtt|plain)|^application\/(mp4|octet-stream)/i;

/** The files of a stream, told by the end of their path: playlists, segments, captions, keys. Nothing else is handed on. */
export const STREAM_FILE = /\.(m3u8|mp4|m4[asv]|cmf[atv]|ts|aac|vtt|webvtt|key)$/i;
