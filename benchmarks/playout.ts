import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMillis, endApplication, read, startApplication } from './processes.ts';
import { median } from './share.ts';

// How many playlists of live channels the newsroom sends: `npm run bench:playout`. The last results: benchmarks/README.md.
const ROUNDS = 5;
const REQUESTS = 4_000;
const CONNECTIONS = 20;
/** A channel that is never off the air, in its renditions. */
const RENDITIONS = ['360', '720', 'th'].map((rendition) => `http://localhost:4213/live/online/${rendition}.m3u8`);
const KINDS = {
  'as players ask again': '?_HLS_skip=YES',
  'of two hours': '',
  'of who starts over': `?start=${Math.floor(Date.now() / 1000) - 1800}`,
};

const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
const newsroom = await startApplication('apps/newsroom/src/main.ts', {
  ...{ DATA_DIR: directory, NEWSROOM_PORT: '4213', DATABASE_URL: '', SPEECH: 'off' },
});
const results: string[] = [];
for (const [kind, query] of Object.entries(KINDS)) {
  let bytes = 0;
  const addresses = RENDITIONS.map((address) => address + query);
  const round = async () => {
    const before = cpuMillis(newsroom.pid);
    let left = REQUESTS;
    const one = async () => {
      while (left > 0) bytes = (await read(addresses[left-- % addresses.length] ?? '')).length;
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    return (cpuMillis(newsroom.pid) - before) / REQUESTS;
  };
  // the first is spent on compiling
  await round();
  const rounds: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round());
  const cpu = median(rounds);
  results.push(`${kind} ${Math.round(1000 / cpu)} (${(bytes / 1000).toFixed(1)} kB, ${cpu.toFixed(2)} ms)`);
}
console.log(`playlists a second of one core: ${results.join('; ')}`);
await endApplication(newsroom);
rmSync(directory, { recursive: true, force: true });
