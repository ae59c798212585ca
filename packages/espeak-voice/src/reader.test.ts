import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { PhonemeError } from './errors.ts';
import { findContour } from './findContour.ts';
import { normalizeLoudness } from './loudness.ts';
import { SAMPLE_RATE_HZ } from './synthesiser.ts';
import { VOICES, type VoiceName } from './voices.ts';

const INSTALLED = existsSync(new URL('../../../node_modules/espeak-ng', import.meta.url));
const NAMES = Object.keys(VOICES) as VoiceName[];
const LINE = 'sa2wat2 di:3 k_hrap4 k_ha:o2 wan3 ni:4 rat4 t_ha2 ba:n3 p_ra2 ka:t2 ma:t5 t_ra2 ka:n3 mai2 p_h@:a5';

describe.skipIf(!INSTALLED)('with eSpeak NG', () => {
  let engine: Engine;
  let read: Awaited<ReturnType<typeof import('./reader.ts')['openReader']>>;
  beforeAll(async () => {
    engine = await (await import('./engine.ts')).openEngine();
    read = await (await import('./reader.ts')).openReader();
  });
  /** The sounds of these lines, synthesised in one run; of a long line only its first piece. */
  const sounds = async (voice: VoiceName, ...lines: string[]) => {
    const heard: Int16Array[] = [];
    await engine.synthesize(lines, VOICES[voice], (sound, line) => {
      heard[line] ??= sound;
    });
    return heard;
  };
  const melodies = async (voice: VoiceName, ...lines: string[]) =>
    (await sounds(voice, ...lines)).map((sound) => findContour(sound, SAMPLE_RATE_HZ));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test.each(NAMES)('%s has the five tones of Thai', async (voice) => {
    const tones = await melodies(voice, 'ma:1', 'ma:2', 'ma:3', 'ma:4', 'ma:5');
    const [rising = [], low = [], mid = [], high = [], falling = []] = tones;
    expect(Math.max(...rising.slice(-4)) / Math.min(...rising.slice(0, 4))).toBeGreaterThan(1.25);
    expect(Math.max(...falling.slice(0, 6)) / Math.min(...falling)).toBeGreaterThan(1.2);
    expect(Math.max(...mid) / Math.min(...mid)).toBeLessThan(1.15);
    expect(mean(mid) / mean(low)).toBeGreaterThan(1.08);
    expect(mean(high) / mean(mid)).toBeGreaterThan(1.08);
  });

  test.each(['i:a', 'W:a', 'u:a', 'i:au', 'u:ai', 'W:ai', 'O:i'])(
    '%s is one syllable with one tone',
    async (vowels) => {
      const [long, gliding] = await sounds('woman', 'ma:3 ma:5 ma:3', `ma:3 m${vowels}5 ma:3`);
      expect((gliding?.length ?? 0) / (long?.length ?? 1)).toBeCloseTo(1, 1);
      const [whole = []] = await melodies('woman', `m${vowels}5`);
      const falling = whole.slice(4, 14);
      for (const [index, pitch] of falling.entries())
        expect(pitch / (falling[index + 1] ?? pitch)).toBeGreaterThan(0.97);
      expect((falling[0] ?? 0) / (falling.at(-1) ?? 1)).toBeGreaterThan(1.1);
    },
  );

  test('diphthongs glide: away from i in i:a and i:au, towards it in u:ai', async () => {
    const [ia, iau, uai] = (await sounds('man', 'i:a3', 'i:au3', 'u:ai3')).map((samples) => {
      const part = (share: number) => samples.subarray(samples.length * share, samples.length * (share + 0.1));
      return likeI(part(0.7)) / likeI(part(0.2));
    });
    expect(ia).toBeLessThan(0.5);
    expect(iau).toBeLessThan(0.5);
    expect(uai).toBeGreaterThan(2);
  });

  test('a long vowel lasts longer than a short one, within a line as well', async () => {
    const lines = ['ma3', 'ma:3', 'mi3', 'mi:3'].map((syllable) => `ma:3 ${syllable} ma:3`);
    const [rest = 0, ...lengths] = (await sounds('man', 'ma:3 ma:3', ...lines)).map(({ length }) => length);
    const [a = 0, aa = 0, i = 0, ii = 0] = lengths.map((length) => length - rest);
    expect(aa / a).toBeGreaterThan(1.25);
    expect(ii / i).toBeGreaterThan(1.25);
  });

  test('the man and the two women differ in pitch', async () => {
    const pitches = await Promise.all(NAMES.map((voice) => melodies(voice, LINE)));
    const [man = 0, woman = 0, lowWoman = 0] = pitches.map(([melody = []]) => mean(melody));
    expect(man).toBeLessThan(150);
    expect(lowWoman / man).toBeGreaterThan(1.4);
    expect(woman / lowWoman).toBeGreaterThan(1.15);
  });

  test('all voices are equally loud, and none is clipped', async () => {
    for (const voice of NAMES) {
      const [sound = new Int16Array()] = await sounds(voice, LINE);
      const samples = Array.from(normalizeLoudness(sound), (sample) => sample / 0x80_00);
      expect(Math.sqrt(mean(samples.map((sample) => sample * sample)))).toBeCloseTo(0.1, 2);
      expect(samples.every((sample) => Math.abs(sample) < 0.81)).toBe(true);
    }
  });

  test('the reader returns an MP3 for each line, with the pause after it', async () => {
    const lines = await read({ voice: 'woman', lines: [LINE, '', LINE] });
    const [first = 0, pause = 0, last = 0] = lines.map((mp3) => framesOf(mp3) * (576 / 22_050));
    expect(pause).toBeCloseTo(0.23, 1);
    expect(first - last).toBeCloseTo(0, 1);
    const [sound] = await sounds('woman', LINE);
    expect(first).toBeCloseTo((sound?.length ?? 0) / SAMPLE_RATE_HZ + 0.35, 1);
  });

  test('a line longer than eSpeak’s buffer is spoken to its end', async () => {
    const lengths: number[][] = [[], []];
    const lines = [LINE, Array(20).fill(LINE).join(' ')];
    await engine.synthesize(lines, VOICES.man, (sound, line) => lengths[line]?.push(sound.length));
    const [one = 0, twenty = 0] = lengths.map((pieces) => pieces.reduce((sum, length) => sum + length, 0));
    expect(lengths[1]?.length).toBeGreaterThan(1);
    expect(twenty / one).toBeGreaterThan(18);
  });

  test('an error in the callback ends the run, and the next run works', async () => {
    const heard: number[] = [];
    const failing = engine.synthesize(['ma:3', 'ma:3', 'ma:3'], VOICES.man, (_, line) => {
      heard.push(line);
      if (line === 1) throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(heard).toEqual([0, 1]);
    expect(await sounds('man', 'ma:3')).toHaveLength(1);
  });

  test.each(['สวัสดี', 'ma:3]] hello', 'ma:3 [[', '_^_en', 'ma:3\n', '<break/>', 'm'.repeat(500)])(
    'a text that is not in the voice’s phonemes is rejected (%#)',
    async (phonemes) => {
      await expect(sounds('man', 'ma:3', phonemes)).rejects.toThrow(PhonemeError);
    },
  );
});

/**
 * How much more energy a sound has at the second formant of i than at that of the vowels from and to which it glides.
 */
function likeI(samples: Int16Array): number {
  const at = (hertz: number) => {
    let [real, imaginary] = [0, 0];
    for (const [index, sample] of samples.entries()) {
      const angle = (2 * Math.PI * hertz * index) / 22_050;
      real += sample * Math.cos(angle);
      imaginary += sample * Math.sin(angle);
    }
    return real ** 2 + imaginary ** 2;
  };
  const band = (from: number, to: number) => {
    let power = 0;
    for (let hertz = from; hertz < to; hertz += 25) power += at(hertz);
    return power;
  };
  return band(2_100, 2_500) / band(700, 1_600);
}

/**
 * The number of frames (MPEG-2 layer III, 48 kbit/s, 22,050 Hz, mono) in a file, each directly after the one before.
 */
function framesOf(mp3: Buffer): number {
  let frames = 0;
  for (let at = 0; at < mp3.length; frames++) {
    const header = mp3.readUInt32BE(at);
    expect(header & 0xff_fe_fc_c0).toBe(0xff_f2_60_c0 | 0);
    at += 156 + ((header >> 9) & 1);
  }
  return frames;
}
