import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listVoices, SPEAKERS } from '@sala/station';
import type { SynthesizedSpeech } from '../apps/newsroom/src/narrations/index.ts';
import { toNarrationLines } from '../apps/newsroom/src/narrations/narrationLines.ts';
import { createEmbeddedTts } from '../apps/newsroom/src/narrations/tts/embeddedTts.ts';
import { splitKnownSounds } from '../apps/newsroom/src/narrations/tts/synthesizeUnknown.ts';
import { toEspeakPhonemes } from '../packages/pronunciation/src/index.ts';
import { ROOT } from '../scripts/step.ts';
import { readCpuMs, readCpuMsWithChildren } from './processes.ts';

// The cost of narrating an article, and of narrating it again after one sentence has been edited: `npm run
// bench:speech`. What is measured, and the last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const CHARACTERS = 3_000;
/** Without the real news, this text is repeated with a number. */
const MADE_UP = 'สวัสดีครับ ข่าววันนี้ รัฐบาลประกาศมาตรการใหม่เพื่อช่วยเหลือผู้ได้รับผลกระทบ';

const lines = cutLines(existsSync(REAL_NEWS) ? readRealNews() : createNews());
const middle = Math.floor(lines.length / 2);
const edited = lines.with(middle, `${lines[middle]} แก้ไขแล้ว`);
const never = new AbortController().signal;
const tts = createEmbeddedTts(toEspeakPhonemes);

await measure(() => tts.synthesize([MADE_UP], SPEAKERS[0]?.id ?? 0, never));
const started = readVoiceMillis() / 1000;

const table: Record<'round' | 'voice' | 'article' | 'edit' | 'sound, s' | 'kB', string | number>[] = [];
const totals = { cold: { article: 0, edit: 0 }, warm: { article: 0, edit: 0 } };
// the first round includes the time of compiling the programs' code
for (const round of ['cold', 'warm'] as const)
  for (const { id } of SPEAKERS) {
    const [article, speech] = await measure(() => tts.synthesize(lines, id, never));
    const knownSounds = splitKnownSounds(speech.mp3, speech.lines);
    const [edit] = await measure(() => tts.synthesize(edited, id, never, knownSounds));
    totals[round].article += article;
    totals[round].edit += edit;
    table.push({
      round,
      voice: listVoices('embedded')[id] ?? '',
      article,
      edit,
      'sound, s': Math.round(speech.lines.at(-1)?.end ?? 0),
      kB: Math.round(speech.mp3.length / 1e3),
    });
  }
console.table(table);
const { cold, warm } = totals;
const source = existsSync(REAL_NEWS) ? 'real news' : 'made-up lines';
console.log(
  `${CHARACTERS} characters of ${source} in three voices: ${warm.article.toFixed(1)} s of CPU, ${cold.article.toFixed(1)} s for the first (and ${started} s to start)`,
);
console.log(
  `One of ${lines.length} lines edited: ${warm.edit.toFixed(2)} s of CPU, ${cold.edit.toFixed(2)} s for the first`,
);
await tts.close();

/** The CPU time of this process, the voice and its encoder, in seconds, and the speech. */
async function measure(synthesize: () => Promise<SynthesizedSpeech>): Promise<[number, SynthesizedSpeech]> {
  const before = readCpuMs(process.pid) + readVoiceMillis();
  const speech = await synthesize();
  return [Math.round(readCpuMs(process.pid) + readVoiceMillis() - before) / 1000, speech];
}

/** The CPU time of the voice, which is our only child process, and of its encoders so far, in milliseconds. */
function readVoiceMillis(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
  return children === '' ? 0 : readCpuMsWithChildren(Number(children));
}

function createNews(): string[] {
  return Array.from({ length: CHARACTERS }, (_, index) => `${MADE_UP} ${index}`);
}

/** The lines of real articles, prepared as the newsroom does for a narration. */
function readRealNews(): string[] {
  const rows = gunzipSync(readFileSync(REAL_NEWS)).toString('utf8').trim().split('\n').slice(0, 20);
  return rows.flatMap((row) => {
    const { title, paragraphs } = JSON.parse(row) as { title: string; paragraphs: string[] };
    return toNarrationLines({ title, lead: '', body: paragraphs.map((text) => `<p>${text}</p>`).join('\n') });
  });
}

/** The lines of the first 3,000 characters; the last one is cut. */
function cutLines(lines: string[]): string[] {
  let remaining = CHARACTERS;
  return lines
    .map((line) => {
      const part = line.slice(0, remaining);
      remaining -= part.length;
      return part;
    })
    .filter((part) => part !== '');
}
