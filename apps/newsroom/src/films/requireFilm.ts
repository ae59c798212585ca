import { CommandFailed } from '../errors/index.ts';

export const NO_FILM = 'The file cannot be read as a film: use MP4, MOV, MKV, WebM, MPEG, AVI or MXF.';

/** MPEG and MXF may have other bytes before their first mark. */
const SEARCHED_BYTES = 64 * 1024;

/** The boxes with which an MP4 or a MOV begins. */
const BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'uuid'];
const MATROSKA = Buffer.from('1a45dfa3', 'hex');
/** The packs and sequences of MPEG, the keys of MXF. */
const MARKS = ['000001ba', '000001b3', '060e2b34'].map((mark) => Buffer.from(mark, 'hex'));
/** The packets of MPEG's transport streams: 188, 192 or 204 bytes, which begin with a G. */
const PACKETS = /G(?:(?:.{187}G){4}|(?:.{191}G){4}|(?:.{203}G){4})/s;

/**
 * Checks the beginning of a file, before the rest of it is stored; the encoder reads all of it.
 * @throws {CommandFailed} when no film begins like that
 */
export function requireFilm(file: Buffer): void {
  const beginning = file.subarray(0, SEARCHED_BYTES);
  const text = beginning.toString('latin1');
  const isFilm =
    BOXES.includes(text.slice(4, 8)) ||
    beginning.subarray(0, 4).equals(MATROSKA) ||
    /^RIFF.{4}AVI /s.test(text) ||
    MARKS.some((mark) => beginning.includes(mark)) ||
    PACKETS.test(text);
  if (!isFilm) throw new CommandFailed(NO_FILM);
}
