/** The rendition of captions. */
export const CAPTIONS = 'th';

/** The initialization segment of a rendition, which precedes all others: its file, and its number among them. */
export const INIT = { file: 'init.mp4', number: -1 } as const;

/** The ending of a segment's file. */
export const toSegmentExtension = (rendition: string): string => (rendition.startsWith(CAPTIONS) ? '.vtt' : '.m4s');

/** The number of a piece from the name of its file: `init.mp4`, `12.m4s`. */
export const parsePieceNumber = (file: string): number =>
  file === INIT.file ? INIT.number : Number.parseInt(file, 10);
