import { expect, test } from 'vitest';
import { joinMp3, readMp3 } from './mp3.ts';
import { FRAME_SECONDS, silentMp3 } from './testMp3.ts';

const SOUND = silentMp3(10);

/** A first frame that is an index: `tag` at `at`. */
function withIndex(tag: string, at: number, sound: Buffer): Buffer {
  const index = Buffer.from(sound.subarray(0, sound.length / 10));
  index.write(tag, at, 'latin1');
  return Buffer.concat([index, sound]);
}

/** An ID3 tag of this many bytes after its header. */
function id3(size: number, flags = 0): Buffer {
  const tag = Buffer.alloc(10 + size, 0xff);
  tag.write('ID3\x04\x00', 'latin1');
  tag.writeUInt8(flags, 5);
  [21, 14, 7, 0].forEach((bits, index) => {
    tag.writeUInt8((size >> bits) & 0x7f, 6 + index);
  });
  return tag;
}

test('readMp3 returns the duration of all frames', () => {
  expect(readMp3(SOUND)).toMatchObject({ frames: SOUND, seconds: 10 * FRAME_SECONDS });
  expect(readMp3(silentMp3(10, '44.1 kHz')).seconds).toBe((10 * 1_152) / 44_100);
});

test('readMp3 counts a padded frame as one byte longer', () => {
  const padded = Buffer.concat([silentMp3(1, '44.1 kHz'), Buffer.alloc(1)]);
  padded.writeUInt8(0x92, 2);
  const sound = Buffer.concat([padded, silentMp3(1, '44.1 kHz'), padded]);
  expect(readMp3(sound)).toMatchObject({ frames: sound, seconds: (3 * 1_152) / 44_100 });
});

test.each<[string, Buffer]>([
  ['an ID3 tag at the beginning', Buffer.concat([id3(300), SOUND])],
  ['an ID3 tag with a footer', Buffer.concat([id3(300, 0x10), Buffer.alloc(10), SOUND])],
  ['a tag at the end', Buffer.concat([SOUND, Buffer.from('TAG'.padEnd(128))])],
  ['a truncated frame', Buffer.concat([SOUND, SOUND.subarray(0, 70)])],
  ['an index of the LAME encoder', withIndex('Info', 13, SOUND)],
  ['an index of variable bitrates', withIndex('Xing', 13, SOUND)],
  ['an index of the Fraunhofer encoder', withIndex('VBRI', 36, SOUND)],
])('readMp3 omits %s', (_, bytes) => {
  expect(readMp3(bytes)).toMatchObject({ frames: SOUND, seconds: 10 * FRAME_SECONDS });
});

test('readMp3 finds the index of a stereo file at a larger offset', () => {
  const stereo = silentMp3(10, '44.1 kHz');
  expect(readMp3(withIndex('Info', 36, stereo)).frames).toEqual(stereo);
});

test('readMp3 finds an index after a checksum', () => {
  const checked = silentMp3(10);
  for (let frame = 0; frame < 10; frame++) checked.writeUInt8(0xf2, frame * 144 + 1);
  expect(readMp3(withIndex('Info', 15, checked)).frames).toEqual(checked);
});

test.each<[string, Buffer]>([
  ['an empty file', Buffer.alloc(0)],
  ['a web page', Buffer.from('<!doctype html><title>Bad Gateway</title>')],
  ['a WAV', Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt ', 'latin1'), Buffer.alloc(4_000)])],
  ['an ID3 tag with a wrong size', id3(20).subarray(0, 15)],
  ['an index alone', withIndex('Info', 13, SOUND).subarray(0, 144)],
  ['frames with 5,000 bytes after them', Buffer.concat([SOUND, Buffer.alloc(5_000)])],
  ['frames of two formats', Buffer.concat([SOUND, silentMp3(1, '44.1 kHz')])],
  ['a layer that is not III', Buffer.alloc(400, Buffer.from([0xff, 0xf5, 0x64, 0xc4]))],
])('readMp3 rejects %s', (_, bytes) => {
  expect(() => readMp3(bytes)).toThrow();
});

test('joinMp3 joins sounds without gaps', () => {
  const { mp3, lines } = joinMp3([2, 3, 4].map((frames) => readMp3(silentMp3(frames))));
  expect(mp3).toEqual(silentMp3(9));
  // a line begins this long after its frames, but the first begins with the file and the last ends with it
  const delay = 1_105 / 24_000;
  const starts = [0, 2 * FRAME_SECONDS + delay, 5 * FRAME_SECONDS + delay, 9 * FRAME_SECONDS].map((seconds) =>
    expect.closeTo(seconds, 10),
  );
  expect(lines).toEqual([0, 1, 2].map((line) => ({ start: starts[line], end: starts[line + 1] })));
  expect(readMp3(mp3).seconds).toBeCloseTo(lines.at(-1)?.end ?? 0, 10);
});

test('joinMp3 ends no line after the end of the sound', () => {
  const { lines } = joinMp3([3, 1, 1].map((frames) => readMp3(silentMp3(frames))));
  const end = expect.closeTo(5 * FRAME_SECONDS, 10);
  expect(lines.slice(1)).toEqual([
    { start: lines[0]?.end, end },
    { start: end, end },
  ]);
});

test('joinMp3 rejects sounds of different formats', () => {
  expect(() => joinMp3([readMp3(SOUND), readMp3(silentMp3(1, '44.1 kHz'))])).toThrow('different formats');
});
