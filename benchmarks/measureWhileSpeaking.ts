import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../apps/newsroom/src/database/index.ts';
import { computeMedian, computeQuantile } from './computeQuantile.ts';
import { read, readCpuMs } from './processes.ts';

const QUEUE = 1000;
const WARM_UP = 200;
const ROUNDS = 9;
const REQUESTS = 80;
const CONNECTIONS = 8;

/**
 * Gives the newest thousand articles dates within the last two days and deletes their narrations, so that the newsroom
 * makes new ones automatically.
 */
export async function queueArticles(dataDirectory: string): Promise<void> {
  const { db, close } = await openEmbedded(dataDirectory);
  await db.execute(sql`delete from narrations`);
  await db.execute(sql`
    update articles set published_at = now() - place * interval '2 minutes', voice_path = ''
    from (select id, row_number() over (order by published_at desc, id desc) as place from articles limit ${QUEUE}) as newest
    where articles.id = newest.id and place <= ${QUEUE}
  `);
  // prevents other work for recent articles: their summaries exist
  await db.execute(sql`
    insert into summaries (article_id, revision, revised_at, points, model)
    select id, '', updated_at, '{}', 'none' from articles where published_at > now() - interval '48 hours'
    on conflict do nothing
  `);
  await close();
}

/**
 * The speed of pages while the newsroom narrates a thousand articles, compared with the speed while its voice is
 * halted: the same processes in turn, round by round.
 */
export async function measureWhileSpeaking(
  newsroom: ChildProcess,
  website: string,
  pages: Record<string, { path: string }>,
) {
  const voice = await findVoice(newsroom);
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, { path }] of Object.entries(pages)) {
    const url = website + path;
    for (let request = 0; request < WARM_UP; request++) await read(url);
    const measureRound = () => measure(url, newsroom.pid);
    const rounds: { silent: Round; speaking: Round; share: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      process.kill(voice, 'SIGSTOP');
      const silent = await measureRound();
      process.kill(voice, 'SIGCONT');
      const before = readCpuMs(voice);
      const started = performance.now();
      const speaking = await measureRound();
      rounds.push({ silent, speaking, share: (readCpuMs(voice) - before) / (performance.now() - started) });
    }
    const both = (of: keyof Round) => {
      const silent = computeMedian(rounds.map((round) => round.silent[of]));
      const speaking = computeMedian(rounds.map((round) => round.speaking[of]));
      const ratio = computeMedian(rounds.map((round) => round.speaking[of] / round.silent[of]));
      return `${silent.toFixed(1)} → ${speaking.toFixed(1)} (${ratio.toFixed(2)})`;
    };
    rows[name] = {
      'p50 ms': both('p50'),
      'p95 ms': both('p95'),
      'newsroom CPU ms': both('cpu'),
      'requests/s': both('perSecond'),
      'of a core for the voice': computeMedian(rounds.map(({ share }) => share)).toFixed(2),
    };
  }
  return rows;
}

interface Round {
  /** The CPU time of the newsroom for each request. */
  cpu: number;
  p50: number;
  p95: number;
  perSecond: number;
}

/** Sends requests one after the other, then eight at a time. */
async function measure(url: string, newsroom: number | undefined): Promise<Round> {
  const times: number[] = [];
  const before = readCpuMs(newsroom);
  for (let request = 0; request < REQUESTS; request++) {
    const started = performance.now();
    await read(url);
    times.push(performance.now() - started);
  }
  const cpu = (readCpuMs(newsroom) - before) / REQUESTS;
  const started = performance.now();
  const load = Array.from({ length: CONNECTIONS }, async () => {
    for (let request = 0; request < REQUESTS / CONNECTIONS; request++) await read(url);
  });
  await Promise.all(load);
  const perSecond = REQUESTS / ((performance.now() - started) / 1000);
  return { cpu, p50: computeMedian(times), p95: computeQuantile(times, 0.95), perSecond };
}

/** The process of the newsroom's voice, once it works. */
async function findVoice({ pid }: ChildProcess): Promise<number> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const voice = children.find((child) => readCpuMs(child) > 2000);
    if (voice !== undefined) return voice;
    await pause(200);
  }
  throw new Error('The newsroom has no voice.');
}
