import { randomUUID } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openEmbedded, openServer } from '../apps/newsroom/src/database/index.ts';
import { readLines } from '../apps/newsroom/src/import/ndjson.ts';
import { toArticleVector } from '../apps/newsroom/src/search/indexing/articleVector.ts';
import { TIME_VECTOR } from '../apps/newsroom/src/search/indexing/timeSpans.ts';
import { ROOT } from '../scripts/step.ts';

const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const SAMPLES = 5000;

interface Client {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Runs a benchmark on a new database with this many short articles, made from real titles, and deletes the database
 * afterwards.
 */
export async function onManyArticles(
  server: string,
  articleCount: number,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { db, close } = await openServer(url);
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await generate(client, articleCount);
    await client.end();
    await work(db);
  } finally {
    await close();
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
}

/** The same with an embedded database. */
export async function onManyEmbedded(articleCount: number, work: (db: Database) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
  const { db, close } = await openEmbedded(folder);
  try {
    await generate((db as unknown as { $client: Client }).$client, articleCount);
    await work(db);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

async function generate(client: Client, articleCount: number): Promise<void> {
  const started = performance.now();
  await client.query('create temp table sample (id int primary key, title text, head tsvector, words tsvector)');
  for (const [id, title] of (await readRealTitles()).entries()) {
    const { head, words } = toArticleVector({ title, lead: '', body: '' });
    await client.query('insert into sample values ($1, $2, $3, $4)', [id, title, head, words]);
  }
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query('drop index article_search_words');
  // each has its own title and another article's title as its body; one is published every two minutes
  await client.query(
    `insert into articles (id, source, source_id, section, title, body, published_at)
     select n, 'bench', n::text, 'politics', one.title, other.title, now() - n * interval '2 minutes'
     from generate_series(1, $1::int) as n
       join sample as one on one.id = n % ${SAMPLES} join sample as other on other.id = (n / ${SAMPLES} * 7 + n * 13) % ${SAMPLES}`,
    [articleCount],
  );
  await client.query(
    `insert into article_search (article_id, section, published_at, revised_at, head, words)
     select articles.id, section, published_at, updated_at, one.head,
       one.words || other.head || ${TIME_VECTOR}
     from articles join sample as one on one.id = articles.id % ${SAMPLES}
       join sample as other on other.id = (articles.id / ${SAMPLES} * 7 + articles.id * 13) % ${SAMPLES}`,
  );
  await client.query('create index article_search_words on article_search using gin (words)');
  await client.query('vacuum analyze articles');
  await client.query('vacuum analyze article_search');
  console.log(`${articleCount} articles generated in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function readRealTitles(): Promise<string[]> {
  const titles: string[] = [];
  for await (const { text } of readLines(createReadStream(REAL_NEWS))) {
    titles.push(JSON.parse(text ?? '{}').title ?? '');
    if (titles.length === SAMPLES) break;
  }
  return titles;
}
