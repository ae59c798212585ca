import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { openServer } from './index.ts';
import { newDatabase } from './testDatabases.ts';

// While a new version starts, the old one still runs on the same database (docs/operations.md, Upgrading).
const BREAKS_OLD_CODE = [
  /\bdrop\s+(table|column|type)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+"\w+"\s+(set\s+not\s+null|set\s+data\s+type|drop\s+default)/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
];
/** The last migration before two versions ran at the same time. */
const FIRST_RELEASE = '0014';

const files = globSync(join(import.meta.dirname, 'migrations/*.sql')).filter(
  (path) => basename(path).slice(0, 4) > FIRST_RELEASE,
);

test('a migration removes nothing that the previous version needs, unless it is marked as a contract', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const path of files) {
    const statements = readFileSync(path, 'utf8');
    if (/^-- contract: /m.test(statements)) continue;
    for (const breaks of BREAKS_OLD_CODE) expect(statements, basename(path)).not.toMatch(breaks);
  }
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('this version starts and works on a database that a newer version has expanded', async () => {
    const { url, drop } = await newDatabase(process.env.TEST_DATABASE_URL ?? '');
    const newer = await openServer(url);
    await newer.db.execute(sql`alter table articles add column mood text not null default 'calm'`);
    await newer.db.execute(sql`create table moods (id int primary key)`);
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.UTC(2100, 0)})`,
    );
    const older = await openServer(url);
    const article = { source: 'test', sourceId: '1', section: 'sport', title: 'ชนะ', publishedAt: new Date(0) };
    await older.db.insert(articles).values(article);
    expect(await older.db.select().from(articles)).toMatchObject([article]);
    await older.close();
    await newer.close();
    await drop();
  });
});
