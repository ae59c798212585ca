import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { EMBEDDED_VOICE, toNarrationLines } from '../apps/newsroom/src/narrations/index.ts';
import { toSpokenLine } from '../packages/pronunciation/src/index.ts';
import { ROOT } from '../scripts/step.ts';
import { cpuMillis, cpuMillisWithChildren } from './processes.ts';

// What an article costs to be spoken: `npm run bench:speech`. What is measured, and the last results:
// benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const CHARACTERS = 3_000;
/** Where there is no real news, the same over and over. */
const MADE_UP = 'สวัสดีครับ ข่าววันนี้ รัฐบาลประกาศมาตรการใหม่เพื่อช่วยเหลือผู้ได้รับผลกระทบ';
const VOICES = ['man', 'woman', 'lowWoman'];

const lines = firstCharacters(existsSync(REAL_NEWS) ? realNews() : Array(CHARACTERS).fill(MADE_UP));
const child = spawn(process.execPath, [EMBEDDED_VOICE], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
await answers.next();
const started = cpuMillisWithChildren(child.pid) / 1000;

const table: { round: string; voice: string; pronounced: number; spoken: number; 'sound, s': number; kB: number }[] =
  [];
// in the first round the programs' own code is still being compiled
for (const round of ['cold', 'warm'])
  for (const voice of VOICES) {
    const before = cpuMillis(process.pid);
    const phonemes = lines.map((line) => toSpokenLine(line).phonemes);
    const pronounced = (cpuMillis(process.pid) - before) / 1000;
    const idle = cpuMillisWithChildren(child.pid);
    child.stdin.write(`${JSON.stringify({ id: voice, voice, lines: phonemes })}\n`);
    const answer = await answers.next();
    const { seconds, mp3, error } = JSON.parse(answer.value ?? '{"error":"the voice has ended"}');
    if (error) throw new Error(error);
    const spoken = (cpuMillisWithChildren(child.pid) - idle) / 1000;
    table.push({
      round,
      voice,
      pronounced,
      spoken,
      'sound, s': Math.round(seconds),
      kB: Math.round(mp3.length * 0.75e-3),
    });
  }
console.table(table);
const [cold, warm] = ['cold', 'warm'].map((name) =>
  table.reduce((sum, { round, pronounced, spoken }) => sum + (round === name ? pronounced + spoken : 0), 0).toFixed(1),
);
const source = existsSync(REAL_NEWS) ? 'real news' : 'one made-up line';
console.log(
  `${CHARACTERS} characters of ${source} in three voices: ${warm} s of CPU, ${cold} s for the first (and ${started} s to start)`,
);
child.stdin.end();
await once(child, 'exit');

/** The lines of real articles as the newsroom has them read. */
function realNews(): string[] {
  const rows = gunzipSync(readFileSync(REAL_NEWS)).toString('utf8').trim().split('\n').slice(0, 20);
  return rows.flatMap((row) => {
    const { title, paragraphs } = JSON.parse(row) as { title: string; paragraphs: string[] };
    return toNarrationLines({ title, lead: '', body: paragraphs.map((text) => `<p>${text}</p>`).join('\n') });
  });
}

/** The lines that make up the first 3,000 characters, the last one cut. */
function firstCharacters(lines: string[]): string[] {
  let left = CHARACTERS;
  return lines
    .map((line) => {
      const part = line.slice(0, left);
      left -= part.length;
      return part;
    })
    .filter((part) => part !== '');
}
