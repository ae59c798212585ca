import { PhonemeError } from './errors.ts';
import { trimSilence } from './loudness.ts';
import { findUnknown, listMnemonics, readPhonemes } from './phonemeTable.ts';
import { openSynthesiser } from './synthesiser.ts';
import { addThaiSounds } from './thaiSounds.ts';
import type { Voice } from './voices.ts';

/** The widest pitch range: a narrower one makes the five tones harder to tell apart. */
const RANGE = 99;
/** Half of eSpeak's limit: it cuts its input at 800 bytes, and spells the rest as letters. */
const LONGEST_PIECE = 400;

/** Synthesises lines of phonemes to samples of 16 bits at 22,050 Hz. */
export interface Engine {
  /**
   * Calls `onSound` with each piece of a line as soon as it is synthesised, without silence at its ends, and with the
   * number of its line; an empty line has no piece.
   * @throws {PhonemeError} before anything is synthesised
   */
  synthesize(lines: string[], voice: Voice, onSound: (sound: Int16Array, line: number) => void): Promise<void>;
}

export async function openEngine(): Promise<Engine> {
  const { data, read } = await openSynthesiser();
  const thai = addThaiSounds(await data('phontab', 'phondata', 'phonindex'));
  const mnemonics = listMnemonics(readPhonemes(thai.phontab, 'th'));
  return {
    async synthesize(lines, { variant, rate, pitch }, onSound) {
      const pieces = lines.flatMap((phonemes, line) => {
        const wrong = findUnknown(phonemes, mnemonics);
        if (wrong !== -1) throw new PhonemeError(`no phoneme of the Thai voice at ${wrong}`);
        return splitPhonemes(phonemes).map((piece) => ({ line, text: `[[${piece}]]` }));
      });
      const options = ['-v', variant, '-s', `${rate}`, '-p', `${pitch}`, '-P', `${RANGE}`];
      const texts = pieces.map(({ text }) => text);
      await read(texts, options, { ...thai }, (sound, piece) => onSound(trimSilence(sound), pieces[piece]?.line ?? 0));
    },
  };
}

/** Pieces short enough for eSpeak, cut between words. */
function splitPhonemes(phonemes: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of phonemes.split(' ').filter((text) => text !== '')) {
    if (word.length > LONGEST_PIECE) throw new PhonemeError(`a word of ${word.length} characters`);
    if (piece.length + word.length >= LONGEST_PIECE) {
      pieces.push(piece);
      piece = '';
    }
    piece += `${piece && ' '}${word}`;
  }
  return piece ? [...pieces, piece] : pieces;
}
