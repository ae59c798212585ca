import { expect, test } from 'vitest';
import { readMp3 } from './mp3.ts';
import { splitKnownSounds, synthesizeUnknown, toFingerprint } from './synthesizeUnknown.ts';
import { silentMp3 } from './testMp3.ts';

/** Makes one frame for the first line, two for the second and so on; records which lines it made. */
function maker() {
  const made: number[] = [];
  const make = async (indexes: number[]) => {
    made.push(...indexes);
    return indexes.map((index) => readMp3(silentMp3(index + 1)));
  };
  return { made, make };
}

test('lines that are all known are joined without synthesis', async () => {
  const { mp3, lines } = await synthesizeUnknown(['a', 'b'], new Map(), maker().make);
  const { made, make } = maker();
  const again = await synthesizeUnknown(['b', 'a', 'b'], splitKnownSounds(mp3, lines), make);
  expect(made).toEqual([]);
  expect(again.lines.map(({ fingerprint, bytes }) => [fingerprint, bytes / 144])).toEqual([
    ['b', 2],
    ['a', 1],
    ['b', 2],
  ]);
  expect(again.mp3).toEqual(silentMp3(5));
});

test('all lines are synthesized again when the known sounds have another format', async () => {
  const known = new Map([['a', readMp3(silentMp3(1, '44.1 kHz'))]]);
  const { made, make } = maker();
  const { mp3 } = await synthesizeUnknown(['a', 'b'], known, make);
  expect(made).toEqual([1, 0, 1]);
  expect(mp3).toEqual(silentMp3(3));
});

test('splitKnownSounds returns nothing when a file and its lines differ in length', () => {
  const lines = [{ fingerprint: 'a', bytes: 2 * 144 }];
  expect([...splitKnownSounds(silentMp3(2), lines).keys()]).toEqual(['a']);
  expect(splitKnownSounds(silentMp3(1), lines).size).toBe(0);
});

test('toFingerprint differs when the parts differ', () => {
  const fingerprints = [toFingerprint('a', 'b'), toFingerprint('ab'), toFingerprint('a', 'c'), toFingerprint('a b')];
  expect(new Set(fingerprints).size).toBe(4);
  expect(toFingerprint('a', 'b')).toBe(fingerprints[0]);
});
