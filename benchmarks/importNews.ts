import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportReport } from '../apps/newsroom/src/import/import.ts';
import '../apps/newsroom/src/resolveDrizzle.ts';
import { ROOT } from '../scripts/step.ts';

// as the newsroom itself does: without the hook, loading the database leaves 150 MB of garbage behind
const { openEmbedded } = await import('../apps/newsroom/src/database/index.ts');
const { importNews } = await import('../apps/newsroom/src/import/import.ts');
const { readLines } = await import('../apps/newsroom/src/import/ndjson.ts');

// The cost of importing the real news into the embedded database: `npm run bench:import`. Its argument is the number of
// articles; when there are not enough, they are repeated with other ids. The last results: benchmarks/README.md.
const REAL_NEWS = join(ROOT, '../shared/data/thai-government-news.ndjson.gz');
const articles = Number(process.argv[2] ?? 14_000);

/** The lines of the real news, repeated endlessly. */
async function* repeatLines(): AsyncGenerator<string> {
  for (let round = 0, left = articles; left > 0; round++) {
    for await (const { text } of readLines(createReadStream(REAL_NEWS))) {
      if (left-- <= 0) return;
      yield round === 0 ? `${text}\n` : `${text?.replace(/"id": ?"?(\w+)"?/, `"id": "$1-${round}"`)}\n`;
    }
  }
}

async function measureBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
}

const folder = mkdtempSync(join(tmpdir(), 'sala-bench-'));
try {
  const { db, close } = await openEmbedded(folder);
  const started = performance.now();
  const before = process.cpuUsage();
  let last: Partial<ImportReport> = {};
  for await (const report of importNews(db, Readable.from(repeatLines()), new AbortController().signal)) last = report;
  const { user, system } = process.cpuUsage(before);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${last.lines} lines, ${last.added} articles, ${last.badLines} bad lines`);
  console.table({
    CPU: `${((user + system) / 1e6).toFixed(0)} s`,
    'on the wall': `${((performance.now() - started) / 1000).toFixed(0)} s`,
    'most memory': megabytes(process.resourceUsage().maxRSS * 1024),
    folder: megabytes(await measureBytes(folder)),
    'of it the log of changes': megabytes(await measureBytes(join(folder, 'database/pg_wal'))),
  });
  await close();
  console.log(`closed: ${megabytes(await measureBytes(folder))}`);
} finally {
  rmSync(folder, { recursive: true });
}
