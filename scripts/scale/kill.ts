import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../apps/newsroom/src/database/index.ts';
import { clearOldPictures } from '../build.ts';
import { findFreePorts } from '../run/ports.ts';
import { StepFailed, step } from '../step.ts';
import { compare, countWrites, type Tallies } from './compare.ts';
import { Machine } from './machines.ts';
import { sendWriters } from './writers.ts';
import { type SummarizedArticle, toNewsroom } from './writes.ts';

// Kills a newsroom with its embedded database in the middle of writes, again and again: everything that was
// acknowledged must be stored.

const times = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(join(tmpdir(), 'sala-kill-'));
let broken: string | null = null;
try {
  broken = await run();
} catch (error) {
  broken = error instanceof Error ? error.message : String(error);
}
if (broken) console.error(`${broken} What is left is in ${folder}.`);
else rmSync(folder, { recursive: true });
process.exit(broken ? 1 : 0);

async function run(): Promise<string | null> {
  if (!Number.isInteger(times) || times < 1) throw new StepFailed('How often? Give a number of 1 or more.');
  await clearOldPictures();
  const { port } = await findFreePorts('port');
  const newsroom = new Machine('newsroom', 1, folder, {
    NEWSROOM_PORT: String(port),
    NEWSROOM_HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SPEECH: 'off',
  });
  const address = `http://127.0.0.1:${port}`;
  await step('starting a newsroom on an empty folder', () => newsroom.start());
  const writers = sendWriters(toNewsroom(address, await fetchArticles(address)));
  const before = { ratings: new Map(), feedbacks: new Map(), reports: new Map(), subscriptions: new Map() };

  for (let time = 1; time <= times; time++) {
    await pause(300 + Math.random() * 1200);
    await newsroom.kill();
    const { taken, kept, lost } = sumUp(compare(structuredClone(writers.journal), await countStored(), before));
    console.log(`kill -9 ${time}: ${taken} acknowledged, ${kept} there, ${lost} lost`);
    if (lost > 0) return `After kill ${time} of ${times}, ${lost} acknowledged writes are lost.`;
    await newsroom.start();
  }
  await writers.end();
  await newsroom.stop();
  const compared = compare(writers.journal, await countStored(), before);
  console.table(compared);
  console.log(`Writes sent again because no answer came: ${writers.repeated}.`);
  const { taken, lost, twice } = sumUp(compared);
  return lost + twice > 0 ? `Of ${taken} writes ${lost} were lost and ${twice} counted twice.` : null;
}

/** Reads the database while no newsroom runs on it. */
async function countStored(): Promise<Tallies> {
  const { db, close } = await openEmbedded(join(folder, 'data'));
  const query = async (text: string) =>
    ((await db.execute(sql.raw(text))) as unknown as { rows: { noted: string; times: number }[] }).rows;
  return countWrites(query).finally(close);
}

function sumUp(compared: ReturnType<typeof compare>) {
  const sum = { taken: 0, kept: 0, lost: 0, twice: 0 };
  for (const kind of Object.values(compared))
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += kind[name];
  return sum;
}

async function fetchArticles(address: string): Promise<SummarizedArticle[]> {
  const { items } = (await (await fetch(`${address}/hot-news`)).json()) as { items: { id: number }[] };
  return items.map(({ id }) => ({ source: 'demo', id }));
}
