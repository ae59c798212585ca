import { problem } from '@sala/contracts';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { openNewsroomForAll, openTestNewsroom } from '../testNewsroom.ts';
import { listenerReports } from './schema.ts';

const REPORT = {
  message: 'อ่านชื่อ “สุวรรณภูมิ” ผิด & เร็วไป\nตอนต้น',
  email: 'reader@example.com',
  url: 'https://sala.example/news/content/1?a=1#b',
  feedback: 'อ่านออกเสียงไม่ถูกต้อง',
  create_at: '2026-11-20 00:30',
};

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(listenerReports));

  const report = (over: Record<string, string | undefined> = {}) => {
    const fields = Object.entries({ ...REPORT, ...over }).filter((entry): entry is [string, string] => !!entry[1]);
    return newsroom.app.request(`/webhook/feedback?${new URLSearchParams(fields)}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  const readReports = () => newsroom.db.select().from(listenerReports);

  test('[7.11-01] [7.11-02] [7.11-03] [7.11-04] [7.11-05] [7.11-06] a listener’s report is stored', async () => {
    const answer = await report();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await readReports()).toMatchObject([
      {
        message: REPORT.message,
        email: REPORT.email,
        url: REPORT.url,
        reason: REPORT.feedback,
        reportedAt: new Date('2026-11-19T17:30:00Z'),
      },
    ]);
  });

  test('a report that is sent again with its idempotency key is stored once', async () => {
    for (const id of ['a'.repeat(32), 'a'.repeat(32), 'b'.repeat(32)]) {
      const url = `/webhook/feedback?${new URLSearchParams(REPORT)}`;
      expect((await newsroom.app.request(url, { headers: { 'idempotency-key': id } })).status).toBe(200);
    }
    expect(await readReports()).toHaveLength(2);
  });

  test('a report needs only a reason and a time', async () => {
    await report({ message: undefined, email: undefined, url: undefined });
    expect(await readReports()).toMatchObject([{ message: '', email: '', url: '', reason: REPORT.feedback }]);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['no reason', { feedback: undefined }],
    ['no time', { create_at: undefined }],
    ['a time of another form', { create_at: '2026-11-20T00:30' }],
    ['an invalid day', { create_at: '2026-02-30 00:30' }],
    ['an invalid hour', { create_at: '2026-02-20 24:30' }],
    ['a year in the far future', { create_at: '9999-01-01 00:30' }],
    ['a message that is too long', { message: 'ก'.repeat(5001) }],
    ['an email that is too long', { email: `${'a'.repeat(320)}@example.com` }],
    ['an address that is too long', { url: `https://sala.example/${'a'.repeat(2000)}` }],
    ['a NUL character', { message: 'a\0b' }],
  ])('a report with %s is rejected, without repeating its content', async (_, over) => {
    const answer = await report(over);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problem.parse(JSON.parse(text)).title).toBe('Bad parameters');
    expect(text).not.toMatch(/example|ก{9}|a{9}|00:30/);
    expect(await readReports()).toEqual([]);
  });

  test('an unknown webhook answers 404', async () => {
    expect((await newsroom.app.request('/webhook/other?feedback=a')).status).toBe(404);
  });

  test('the newsroom accepts at most five hundred reports in an hour', async () => {
    const row = { reason: 'อื่น ๆ', reportedAt: new Date() };
    const old = { ...row, receivedAt: new Date(Date.now() - 61 * 60_000) };
    await newsroom.db.insert(listenerReports).values([...Array(499).fill(row), ...Array(9).fill(old)]);
    expect((await report()).status).toBe(200);
    const answer = await report();
    expect(answer.status).toBe(429);
    expect(problem.parse(await answer.json()).title).toBe('Too many reports');
    expect(await readReports()).toHaveLength(509);
  });
});

onBothDatabases((open) => {
  test('the error of a report that cannot be stored contains nothing of it', async () => {
    const newsroom = await openTestNewsroom(open);
    try {
      // only the insert is to fail
      await newsroom.db.execute('alter table listener_reports add column more int not null');
      const answer = await newsroom.app.request(`/webhook/feedback?${new URLSearchParams(REPORT)}`);
      expect(answer.status).toBe(500);
      const [error] = newsroom.errors as Error[];
      expect(`${error?.stack} ${JSON.stringify(error)} ${error?.cause}`).not.toMatch(/example|สุวรรณ/);
      expect(error?.message).toBe('A report could not be kept.');
    } finally {
      await newsroom.close();
    }
  });
});
