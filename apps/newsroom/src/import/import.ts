import type { Readable } from 'node:stream';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles, unscheduledArticles, withdrawnArticles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { type ArticleVector, indexArticles, vacuumSearchTables } from '../search/index.ts';
import { type ImportedArticle, toArticleKey } from './importedArticle.ts';
import { type Batch, type PreparedBatch, prepareBatches } from './prepareBatches.ts';
import { type NumberedArticle, readArticles } from './readArticles.ts';
import { storeTemporarily, type TemporaryFile } from './storeTemporarily.ts';

const BATCH_SIZE = 200;
const MAX_REPORTED_LINES = 100;
const MAX_REPORTED_HOSTS = 100;

/** The columns by which a repeated article is compared, and which are updated. */
const IMPORTED_COLUMNS = {
  section: articles.section,
  title: articles.title,
  lead: articles.lead,
  body: articles.body,
  picture: articles.picture,
  credit: articles.credit,
  publishedAt: articles.publishedAt,
} satisfies Record<Exclude<keyof ImportedArticle, 'source' | 'sourceId'>, PgColumn>;

/** The progress of an import. `lines` are those of an NDJSON file, or the items of a feed. */
export interface ImportReport {
  /** The number of lines in the file. */
  of: number;
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  /** The number of lines that a later line of the same article replaces. */
  repeated: number;
  /** The number of invalid lines, and the first hundred of them. */
  badLines: number;
  bad: { line: number; reason: string }[];
  /** The number of articles that appear later than now, and when the last of them does. */
  scheduled: number;
  lastAt: Date | null;
  /** The hosts of the pictures. */
  pictureHosts: Set<string>;
}

/**
 * Imports news from NDJSON or RSS 2.0, gzip or not. A repeated import updates what differs and adds nothing twice; an
 * invalid line, or item of a feed, is reported by its number and the rest is imported. What editors have changed or
 * withdrawn stays. Yields the report after every batch; the last one is complete. The file is stored meanwhile, because
 * the last line of each article must be known first.
 * @throws the reason of the signal, after the batch that is being written
 */
export async function* importNews(db: Database, source: Readable, signal: AbortSignal): AsyncGenerator<ImportReport> {
  const file = await storeTemporarily(source);
  try {
    yield* importFile(db, file, signal);
  } finally {
    await file.close();
  }
}

async function* importFile(db: Database, file: TemporaryFile, signal: AbortSignal): AsyncGenerator<ImportReport> {
  const readFile = () => endWith(readArticles(file.read()), signal);
  const { lines: of, last } = await findLastLines(readFile());
  signal.throwIfAborted();
  const report: ImportReport = {
    of,
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    repeated: 0,
    badLines: 0,
    bad: [],
    scheduled: 0,
    lastAt: null,
    pictureHosts: new Set(),
  };
  for await (const batch of prepareBatches(db, readBatches(readFile(), last, report))) {
    await writeBatch(db, batch, report);
    if (report.lines < of) yield report;
  }
  report.lines = of;
  // the embedded database does not vacuum by itself: without this, counts and plans stay slow
  await db.execute(sql`vacuum analyze articles`);
  await vacuumSearchTables(db);
  yield report;
}

/** The articles of a file, until the signal is aborted. @throws its reason */
async function* endWith(
  numbered: AsyncIterable<NumberedArticle>,
  signal: AbortSignal,
): AsyncGenerator<NumberedArticle> {
  for await (const one of numbered) {
    signal.throwIfAborted();
    yield one;
  }
}

/** The articles of a file, in batches. Counts in the report what it reads. */
async function* readBatches(
  file: AsyncIterable<NumberedArticle>,
  last: Map<string, number>,
  report: ImportReport,
): AsyncGenerator<Batch> {
  const now = new Date();
  let lines = 0;
  let batch = new Map<string, ImportedArticle>();
  for await (const { number, article } of file) {
    lines += 1;
    if (typeof article === 'string') {
      countBadLine(report, { line: number, reason: article });
      continue;
    }
    if (last.get(toArticleKey(article)) !== lines) {
      report.repeated += 1;
      continue;
    }
    // one statement cannot change a row twice: the same id of another source goes into the next batch
    if (batch.has(article.sourceId)) {
      yield { read: [...batch.values()], lines: lines - 1 };
      batch = new Map();
    }
    batch.set(article.sourceId, article);
    countArticle(report, article, now);
    if (batch.size < BATCH_SIZE) continue;
    yield { read: [...batch.values()], lines };
    batch = new Map();
  }
  if (batch.size > 0) yield { read: [...batch.values()], lines };
}

function countBadLine(report: ImportReport, bad: ImportReport['bad'][number]): void {
  report.badLines += 1;
  if (report.bad.length < MAX_REPORTED_LINES) report.bad.push(bad);
}

function countArticle(report: ImportReport, { publishedAt, picture }: ImportedArticle, now: Date): void {
  if (publishedAt > now) {
    report.scheduled += 1;
    if (!report.lastAt || publishedAt > report.lastAt) report.lastAt = publishedAt;
  }
  const host = URL.parse(picture)?.host;
  if (host && report.pictureHosts.size < MAX_REPORTED_HOSTS) report.pictureHosts.add(host);
}

async function writeBatch(db: Database, { read, lines, vectors }: PreparedBatch, report: ImportReport): Promise<void> {
  const known = await vectors;
  const { added, changed } = await db.transaction((transaction) => upsert(transaction, read, known));
  report.lines = lines;
  report.added += added;
  report.changed += changed;
  report.unchanged += read.length - added - changed;
}

/** How many lines a file has, and which of them, counted from 1, is the last of each article. */
async function findLastLines(
  file: AsyncIterable<NumberedArticle>,
): Promise<{ lines: number; last: Map<string, number> }> {
  const last = new Map<string, number>();
  let lines = 0;
  try {
    for await (const { article } of file) {
      lines += 1;
      if (typeof article !== 'string') last.set(toArticleKey(article), lines);
    }
  } catch {
    // an error of the file stops the import only there: the lines before are imported
  }
  return { lines, last };
}

async function upsert(
  db: Database,
  read: ImportedArticle[],
  vectors: Map<string, ArticleVector>,
): Promise<{ added: number; changed: number }> {
  const accepted = await withoutWithdrawn(db, read);
  if (accepted.length === 0) return { added: 0, changed: 0 };
  const columns = Object.entries(IMPORTED_COLUMNS);
  const tuple = (table: string) => sql.raw(`(${columns.map(([, { name }]) => `${table}.${name}`).join(', ')})`);
  const rows = await db
    .insert(articles)
    .values(accepted.map((article) => ({ ...article, createdAt: article.publishedAt, updatedAt: article.publishedAt })))
    .onConflictDoUpdate({
      target: [articles.source, articles.sourceId],
      set: {
        ...Object.fromEntries(columns.map(([field, { name }]) => [field, sql.raw(`excluded.${name}`)])),
        updatedAt: sql`now()`,
      },
      // what an editor has changed stays as it is
      setWhere: sql`articles.edited_at is null and ${tuple('articles')} is distinct from ${tuple('excluded')}`,
    })
    // a row that this very statement inserted has no deleting transaction
    .returning({
      id: articles.id,
      source: articles.source,
      sourceId: articles.sourceId,
      added: sql<boolean>`(articles.xmax = 0)`,
    });
  await indexArticles(
    db,
    rows.map((row) => row.id),
    new Map(
      rows.flatMap((row) => {
        const vector = vectors.get(toArticleKey(row));
        return vector ? [[row.id, vector]] : [];
      }),
    ),
  );
  const added = rows.filter((row) => row.added).length;
  return { added, changed: rows.length - added };
}

/** An article that editors have withdrawn, or made a draft again, does not come back with the next import. */
async function withoutWithdrawn(db: Database, read: ImportedArticle[]): Promise<ImportedArticle[]> {
  const ids = read.map((article) => article.sourceId);
  const of = (table: typeof withdrawnArticles | typeof unscheduledArticles) =>
    db.select({ source: table.source, sourceId: table.sourceId }).from(table).where(inArray(table.sourceId, ids));
  const rows = [...(await of(withdrawnArticles)), ...(await of(unscheduledArticles))];
  return read.filter(
    (article) => !rows.some((row) => row.source === article.source && row.sourceId === article.sourceId),
  );
}
