import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { EMBEDDED_VOICE } from '../apps/newsroom/src/speech/index.ts';
import { cpuMillis } from './processes.ts';

// What a story costs to be spoken: `npm run bench:speech`. What is measured, and the last results: benchmarks/README.md.

/** A line of news and how it is said, the same forty times: 3,000 characters. */
const TEXT = 'สวัสดีครับ ข่าววันนี้ รัฐบาลประกาศมาตรการใหม่เพื่อช่วยเหลือผู้ได้รับผลกระทบ';
const PHONEMES =
  'sa2wat2 di:3 k_hrap4 k_ha:u2 wan3 ni:4 rat4 t_ha2 ba:n3 pra2 ka:t2 ma:t5 tra2 ka:n3 mai2 p_hW:a5 tSu:ai5 lW:a1 p_hu:5 dai5 rap4 p_hon1 kra2 t_hop4';
const LINES = Math.round(3_000 / TEXT.length);

const child = spawn(process.execPath, [EMBEDDED_VOICE], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
await answers.next();
console.log(`started: ${cpuMillis(child.pid) / 1000} s of CPU`);

const table = [];
// in the first round the program's own code is still being compiled
for (const voice of ['man', 'woman', 'lowWoman', 'man', 'woman', 'lowWoman']) {
  const before = cpuMillis(child.pid);
  child.stdin.write(`${JSON.stringify({ id: voice, voice, lines: Array(LINES).fill(PHONEMES) })}\n`);
  const answer = await answers.next();
  const { seconds, mp3, error } = JSON.parse(answer.value ?? '{"error":"the voice has ended"}');
  if (error) throw new Error(error);
  const cpu = (cpuMillis(child.pid) - before) / 1000;
  table.push({ voice, 'CPU, s': cpu, 'sound, s': Math.round(seconds), 'MP3, kB': Math.round(mp3.length * 0.75e-3) });
}
console.table(table);
child.stdin.end();
await once(child, 'exit');
