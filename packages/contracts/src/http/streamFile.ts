/** The media types of stream files; some servers have no better name for segments and captions. */
export const STREAM_TYPE = /^(audio|video)\/|^text\/(vtt|plain)$|^application\/(mp4|octet-stream)$/;

/** The files of a stream, by the ends of their paths: playlists, segments, captions, keys. No other file is relayed. */
export const STREAM_FILE = /\.(m3u8|mp4|m4[asv]|cmf[atv]|ts|aac|vtt|webvtt|key)$/i;
