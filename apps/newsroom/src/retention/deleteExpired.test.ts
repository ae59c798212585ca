import { ACCOUNTABILITY } from '@sala/station';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../accounts/schema.ts';
import { listRows } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { deleteOldReports } from '../listenerReports/deleteOldReports.ts';
import { listenerReports } from '../listenerReports/schema.ts';
import { testStore } from '../store/testStore.ts';
import { deleteExpired } from './deleteExpired.ts';

/** The remaining rows of all tables with a retention period. */
const LEFT = [
  ['idempotency_keys', 'key'],
  ['leases', 'name'],
  ['action_log', 'who'],
  ['action_changes', 'table_name'],
  ['action_replies', 'key'],
  ['account_sessions', 'token_hash'],
  ['account_invitations', 'token_hash'],
  ['sign_in_attempts', 'email'],
  ['passkey_challenges', 'challenge'],
  ['sign_in_codes', 'code_hash'],
  ['article_versions', 'article'],
  ['films', 'name'],
]
  .map(([place, name]) => `select '${place}' as place, ${name} as value from ${place}`)
  .join(' union all ');

const films = { uploads: testStore(), segments: testStore() };
const NOW = Date.UTC(2026, 10, 22);
const MINUTE_MS = 60_000;
const REPORT_PERIOD_MS = ACCOUNTABILITY.reportDays * 1440 * MINUTE_MS;
const EMAIL_PERIOD_MS = ACCOUNTABILITY.reportEmailDays * 1440 * MINUTE_MS;

onBothDatabases((open) => {
  const database = openForAll(open);

  const report = (message: string, receivedAt: number) => ({
    reason: 'อื่น ๆ',
    message,
    email: 'reader@example.com',
    url: 'https://news.example/1',
    reportedAt: new Date(receivedAt),
    receivedAt: new Date(receivedAt),
  });
  const emails = async () =>
    Object.fromEntries(
      (await database.db.select().from(listenerReports)).map(({ message, email }) => [message, email]),
    );

  test('deleteOldReports clears email addresses after their period and deletes reports after theirs', async () => {
    await database.db
      .insert(listenerReports)
      .values([
        report('เก่า', NOW - EMAIL_PERIOD_MS - MINUTE_MS),
        report('ใหม่', NOW - EMAIL_PERIOD_MS + MINUTE_MS),
        report('เก่ามาก', NOW - REPORT_PERIOD_MS - MINUTE_MS),
      ]);
    await deleteOldReports(database.db, NOW);
    expect(await emails()).toEqual({ เก่า: '', ใหม่: 'reader@example.com' });
  });

  test('the retention worker deletes all expired rows at its start and keeps newer ones', async () => {
    const { db } = database;
    await db.delete(listenerReports);
    await db.insert(listenerReports).values(report('เก่า', Date.now() - EMAIL_PERIOD_MS - MINUTE_MS));
    await db
      .insert(accounts)
      .values(['1', '2'].map((name) => ({ email: `${name}@station.test`, name, role: 'editor' as const })));
    const [one, other] = await db.select().from(accounts);
    for (const [name, account, since] of [
      ['old', one, sql`now() - interval '100 days'`],
      // a row that is a minute old stays in each of these
      ['new', other, sql`now() - interval '1 minute'`],
    ] as const) {
      const accountId = account?.id ?? 0;
      for (const row of [
        sql`idempotency_keys (key, created_at) values (${name}, ${since})`,
        sql`leases (name, holder, until) values (${name}, '', ${since})`,
        sql`action_log (at, who, origin, action, input, outcome, message) values (${since}, ${name}, '', '', '{}', 'done', '')`,
        sql`action_changes (entry_id, table_name, at) values (1, ${name}, ${since})`,
        sql`action_replies (who, key, request, at) values ('', ${name}, '', ${since})`,
        sql`account_sessions (token_hash, account_id, used_at, address, browser) values (${name}, ${accountId}, ${since}, '', '')`,
        sql`account_invitations (token_hash, account_id, until) values (${name}, ${accountId}, ${since} + interval '7 days')`,
        sql`sign_in_attempts (email, address, at) values (${name}, '', ${since})`,
        sql`passkey_challenges (challenge, address, at) values (${name}, '', ${since})`,
        sql`sign_in_codes (code_hash, account_id, challenge, at) values (${name}, ${accountId}, '', ${since})`,
        sql`article_versions (article, number, at, who, event, is_published, content) values (${`d-${name}`}, 1, ${since}, '', 'discard', false, '{}')`,
        sql`films (name, edition, part_at) values (${name}, '', ${since})`,
      ])
        await db.execute(sql`insert into ${row}`);
    }
    const errors: unknown[] = [];
    await deleteExpired(db, { logDays: 30, films }, (error) => errors.push(error));
    expect(await emails()).toEqual({ เก่า: '' });
    expect(errors).toEqual([]);
    const rows = await listRows<{ place: string; value: string }>(db, sql.raw(LEFT));
    expect(rows.filter(({ value }) => value !== 'new' && value !== 'd-new')).toEqual([]);
    expect(new Set(rows.map(({ place }) => place)).size).toBe(12);
  });

  test('a deletion that fails stops no other', async () => {
    const { db } = database;
    await db.execute(sql`insert into idempotency_keys (key, created_at) values ('old', now() - interval '100 days')`);
    await db.execute(sql`alter table listener_reports rename to away`);
    const errors: unknown[] = [];
    await deleteExpired(db, { logDays: 30, films }, (error) => errors.push(error)).finally(() =>
      db.execute(sql`alter table away rename to listener_reports`),
    );
    expect(errors).toHaveLength(1);
    expect(await listRows(db, sql`select key from idempotency_keys where key = 'old'`)).toEqual([]);
  });
});
