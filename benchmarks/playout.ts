import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeMedian } from './computeQuantile.ts';
import { endApplication, read, readCpuMs, startApplication } from './processes.ts';

// How many playlists of live channels the newsroom sends per second, compared with a server that only sends the same
// ones: `npm run bench:playout`. The last results: benchmarks/README.md.
const ROUNDS = 5;
const REQUESTS = 4_000;
const CONNECTIONS = 20;
const NEWSROOM = 'http://localhost:4213';
const BARE = 'http://localhost:4214';
/** A channel that is always on the air, in its renditions. */
const RENDITIONS = ['360', '720', 'th'].map((rendition) => `/live/online/${rendition}.m3u8`);
const KINDS = {
  'as players ask again': '?_HLS_skip=YES',
  'of two hours': '',
  'of who starts over': `?start=${Math.floor(Date.now() / 1000) - 1800}`,
};

const directory = mkdtempSync(join(tmpdir(), 'sala-bench-'));
const newsroom = await startApplication('apps/newsroom/src/main.ts', {
  DATA_DIR: directory,
  NEWSROOM_PORT: '4213',
  DATABASE_URL: '',
  SPEECH: 'off',
});
const bare = await startApplication('benchmarks/bareServer.ts', { BENCH_SOURCE: NEWSROOM, BENCH_PORT: '4214' });

/** The CPU time of a server for each of these requests, in milliseconds. */
async function measureCpu(server: ChildProcess, addresses: string[]): Promise<number> {
  // the server may have closed a connection that was idle while the other one was measured
  const agent = new Agent({ keepAlive: true });
  const before = readCpuMs(server.pid);
  let left = REQUESTS;
  const one = async () => {
    while (left > 0) await read(addresses[left-- % addresses.length] ?? '', agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return (readCpuMs(server.pid) - before) / REQUESTS;
}

const results: string[] = [];
for (const [kind, query] of Object.entries(KINDS)) {
  const listAddresses = (server: string) => RENDITIONS.map((path) => server + path + query);
  const rounds: { ours: number; others: number }[] = [];
  // both in turn within the same seconds; the first round is a warm-up
  for (let index = 0; index <= ROUNDS; index += 1)
    rounds.push({
      ours: await measureCpu(newsroom, listAddresses(NEWSROOM)),
      others: await measureCpu(bare, listAddresses(BARE)),
    });
  const counted = rounds.slice(1);
  const cpu = computeMedian(counted.map(({ ours }) => ours));
  const ratio = computeMedian(counted.map(({ ours, others }) => ours / others));
  const bytes = (await read(listAddresses(NEWSROOM)[0] ?? '', new Agent())).length;
  const size = `${(bytes / 1000).toFixed(1)} kB`;
  results.push(`${kind} ${Math.round(1000 / cpu)} (${size}, ${ratio.toFixed(2)} times the bare server’s time)`);
}
console.log(`playlists a second of one core: ${results.join('; ')}`);
await endApplication(bare);
await endApplication(newsroom);
rmSync(directory, { recursive: true, force: true });
