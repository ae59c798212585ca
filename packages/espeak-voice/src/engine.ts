import load from '@echogarden/espeak-ng-emscripten';
import { mnemonicsOf, phonemesOf, unknownAt } from './phonemeTable.ts';
import { BadPhonemes } from './refusals.ts';
import { withThaiSounds } from './thaiSounds.ts';
import type { Voice } from './voices.ts';

const DATA = '/usr/share/espeak-ng-data';
/** The widest melody: a narrower one brings the five tones closer together. */
const RANGE = 99;
/** eSpeak cuts what it is given at 800 bytes, and reads the rest as letters. */
const LONGEST_PIECE = 400;

/** Says phonemes as samples of 16 bits, a breath for each piece that eSpeak takes at once. */
export interface Engine {
  /** Hertz. */
  sampleRate: number;
  /** @throws {BadPhonemes} */
  say(phonemes: string, voice: Voice): Int16Array[];
}

export async function openEngine(): Promise<Engine> {
  const espeak = await load();
  const file = (name: string) => Buffer.from(espeak.FS.readFile(`${DATA}/${name}`));
  const thai = withThaiSounds({ phontab: file('phontab'), phondata: file('phondata'), phonindex: file('phonindex') });
  for (const [name, content] of Object.entries(thai)) espeak.FS.writeFile(`${DATA}/${name}`, content);
  const mnemonics = mnemonicsOf(phonemesOf(thai.phontab, 'th'));
  const worker = new espeak.eSpeakNGWorker();
  return {
    sampleRate: worker.samplerate,
    say(phonemes, { variant, rate, pitch }) {
      const wrong = unknownAt(phonemes, mnemonics);
      if (wrong !== -1) throw new BadPhonemes(`no phoneme of the Thai voice at ${wrong}`);
      if (worker.set_voice(variant) !== 0) throw new Error(`eSpeak has no voice ${variant}`);
      Object.assign(worker, { rate, pitch, range: RANGE });
      return piecesOf(phonemes).map((piece) => {
        const sound: Int16Array[] = [];
        worker.synthesize(`[[${piece}]]`, (samples) => {
          sound.push(samples);
          return false;
        });
        return joined(sound);
      });
    },
  };
}

/** Pieces short enough for eSpeak, cut between words. */
function piecesOf(phonemes: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of phonemes.split(' ').filter((text) => text !== '')) {
    if (word.length > LONGEST_PIECE) throw new BadPhonemes(`a word of ${word.length} characters`);
    if (piece.length + word.length >= LONGEST_PIECE) {
      pieces.push(piece);
      piece = '';
    }
    piece += `${piece && ' '}${word}`;
  }
  return piece ? [...pieces, piece] : pieces;
}

function joined(parts: Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
