/** The files of a stream, told by the end of their path: playlists, segments, captions, keys. Nothing else is handed on. */
export const STREAM_FILE = /\.(m3u8|mp4|m4[asv]|cmf[atv]|ts|aac|vtt|webvtt|key)$/i;
