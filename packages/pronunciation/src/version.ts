/**
 * Raise this when texts are pronounced differently: otherwise what has been read aloud before stays as it was. The
 * newsroom then compares every reading once, and has the lines that differ read again.
 */
export const PRONUNCIATION_VERSION = 4;
