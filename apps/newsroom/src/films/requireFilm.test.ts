import { expect, test } from 'vitest';
import { requireFilm } from './requireFilm.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const packets = (length: number) => bytes(`G${'x'.repeat(length - 1)}`.repeat(6));

test.each([
  ['MP4', bytes('\0\0\0\x20ftypisom')],
  ['an older MOV', bytes('\0\0\0\x08wide\0\0')],
  ['MKV', bytes('\x1a\x45\xdf\xa3\x01')],
  ['AVI', bytes('RIFF\x0a\0\0\0AVI LIST')],
  ['an MPEG program stream', bytes('\0\0\x01\xba\x44')],
  ['an MPEG transport stream', packets(188)],
  ['an MPEG transport stream of a camera', Buffer.concat([bytes('\0\0\0\0'), packets(192)])],
  ['MXF after other bytes', bytes(`${'\0'.repeat(2000)}\x06\x0e\x2b\x34`)],
])('%s begins as a film', (_, beginning) => expect(() => requireFilm(beginning)).not.toThrow());

test.each([
  ['a picture', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['a sound', bytes('RIFF\x0a\0\0\0WAVEfmt ')],
  ['a document', bytes('PK\x03\x04\x14')],
  ['a text', bytes('#EXTM3U\n#EXTINF:4,\n')],
])('%s does not', (_, beginning) => expect(() => requireFilm(beginning)).toThrow(/use MP4, MOV/));
