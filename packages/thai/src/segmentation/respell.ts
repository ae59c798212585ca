import { loadLexicon, segmentRun, THAI_RUN_PATTERN } from './segmentWords.ts';
import { toSoundForm } from './soundForm.ts';

/** The cost of replacing a word by another that sounds like it, in bits: the written one must be that much rarer. */
const RESPELLED_BITS = 9;
const MAX_WORD_LENGTH = 22;
const MIN_WORD_LENGTH = 3;
const MAX_RUN_LENGTH = 80;

let wordsBySound: Map<string, { word: string; bits: number }> | undefined;

/** The most frequent word of each sound. Made when it is first needed: that takes 30 ms. */
function loadSounds() {
  if (wordsBySound) return wordsBySound;
  wordsBySound = new Map();
  for (const [word, bits] of loadLexicon()) {
    if (word.length < MIN_WORD_LENGTH) continue;
    const sound = toSoundForm(word);
    const known = wordsBySound.get(sound);
    if (!known || bits < known.bits) wordsBySound.set(sound, { word, bits });
  }
  return wordsBySound;
}

/**
 * Corrects the misspelt words of a folded text: งบประมาณ for งบประมาน, ภูเก็ต for ภูเก็ท. Only words that sound alike
 * count, and only where the written one is far rarer. Null when nothing is misspelt.
 */
export function respell(folded: string): string | null {
  const respelt = folded.replace(THAI_RUN_PATTERN, (run) => (run.length > MAX_RUN_LENGTH ? run : respellRun(run)));
  return respelt === folded ? null : respelt;
}

interface Step {
  bits: number;
  text: string;
}

function respellRun(run: string): string {
  const steps: (Step | undefined)[] = [{ bits: 0, text: '' }];
  const reach = (end: number, bits: number, text: string) => {
    if (bits < (steps[end]?.bits ?? Number.POSITIVE_INFINITY)) steps[end] = { bits, text };
  };
  const asWritten = new Map<number, { end: number; bits: number }>();
  let from = 0;
  for (const { end, bits } of segmentRun(run)) {
    asWritten.set(from, { end, bits });
    from = end;
  }
  const sounds = loadSounds();
  const words = loadLexicon();
  for (let start = 0; start < run.length; start++) {
    const before = steps[start];
    if (!before) continue;
    const written = asWritten.get(start);
    if (written) reach(written.end, before.bits + written.bits, before.text + run.slice(start, written.end));
    for (let end = start + 2; end <= Math.min(run.length, start + MAX_WORD_LENGTH); end++) {
      const piece = run.slice(start, end);
      const own = words.get(piece);
      if (own !== undefined) reach(end, before.bits + own, before.text + piece);
      const other = sounds.get(toSoundForm(piece));
      if (other && other.word !== piece)
        reach(end, before.bits + other.bits + RESPELLED_BITS, before.text + other.word);
    }
  }
  return steps[run.length]?.text ?? run;
}
