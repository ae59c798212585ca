import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scorecard } from '@sala/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vitalCounts } from '../analytics/schema.ts';
import { articles, corrections, withdrawnArticles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { probeSite } from './probe.ts';
import { countProbes } from './prober.ts';
import { probeDays } from './schema.ts';
import { readScorecard } from './scorecard.ts';

const MINUTE = 60_000;
/** Half past one of 20 November in Bangkok. */
const NOW = Date.UTC(2026, 10, 19, 18, 30);

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(probeDays, vitalCounts, corrections, withdrawnArticles, articles));

  const probesOf = (home: number | null, live: number | null = home) => [
    { page: 'home', firstByte: home },
    { page: 'live', firstByte: live },
  ];
  const read = async (now = NOW) => scorecard.parse(await readScorecard(newsroom.db, new Date(now)));

  test('a day has the counts of its probes, and a day without probes has none', async () => {
    await countProbes(newsroom.db, NOW - 2 * MINUTE, probesOf(30));
    await countProbes(newsroom.db, NOW - MINUTE, probesOf(90, null));
    await countProbes(newsroom.db, NOW, probesOf(900));
    const { days, speed } = await read();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-22', answered: 0, failed: 0, minutes: 0 });
    expect(days.at(-1)).toEqual({ day: '2026-11-20', answered: 5, failed: 1, minutes: 3 });
    // 30, 30, 90, 900, 900
    expect(speed).toEqual({ firstByte: { p75: 1600, samples: 5 }, lcp: null, inp: null, cls: null });
  });

  test('speed is what readers’ browsers have measured in the last thirty days', async () => {
    const vital = { day: '2026-11-20', kind: 'home', count: 4 };
    await newsroom.db.insert(vitalCounts).values([
      { ...vital, metric: 'LCP', bucket: 80 },
      { ...vital, metric: 'LCP', bucket: 82, day: '2026-10-21' },
      { ...vital, metric: 'CLS', bucket: 0, count: 1 },
    ]);
    const { lcp, inp, cls } = (await read()).speed;
    expect(lcp).toEqual({ p75: expect.any(Number), samples: 4 });
    expect([inp, cls]).toEqual([null, { p75: 0, samples: 1 }]);
  });

  test('a day begins at midnight in Bangkok and leaves the scorecard after thirty days', async () => {
    const midnight = Date.UTC(2026, 10, 19, 17);
    await countProbes(newsroom.db, midnight - 1, probesOf(30));
    await countProbes(newsroom.db, midnight, probesOf(30));
    expect((await read()).days.slice(-2)).toMatchObject([{ minutes: 1 }, { minutes: 1 }]);
    expect((await read(NOW + 30 * 86_400_000)).days.every(({ minutes }) => minutes === 0)).toBe(true);
  });

  test('days older than ninety days are deleted', async () => {
    await countProbes(newsroom.db, NOW - 91 * 86_400_000, probesOf(30));
    await countProbes(newsroom.db, NOW, probesOf(30));
    expect(await newsroom.db.$count(probeDays)).toBe(2);
  });

  describe('a probe of a page', () => {
    const server = createServer((request, response) => {
      requestedPaths.push(request.url ?? '');
      if (request.url === '/live') response.writeHead(503).end();
      else if (request.url === '/home') response.end('ข่าว');
      else response.writeHead(200).write('half of it', () => response.destroy());
    });
    const requestedPaths: string[] = [];
    beforeAll(() => new Promise<void>((done) => server.listen(0, done)));
    afterAll(() => new Promise((done) => server.close(done)));
    beforeEach(() => {
      requestedPaths.length = 0;
    });
    const probe = (site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) =>
      probeSite(newsroom.db, site, new AbortController().signal);

    test('succeeds on a whole response with status 200', async () => {
      await newsroom.write({ id: 7, minutesAgo: 2 }, { id: 8, minutesAgo: 5 }, { id: 9, minutesAgo: -5 });
      expect(await probe()).toEqual([
        { page: 'home', firstByte: expect.any(Number) },
        { page: 'article', firstByte: null },
        { page: 'live', firstByte: null },
      ]);
      expect(requestedPaths.sort()).toEqual(['/home', '/live', '/news/content/7']);
    });

    test('fails when the site cannot be reached, and does not request an article when there is none', async () => {
      expect(await probe('http://127.0.0.1:9')).toEqual([
        { page: 'home', firstByte: null },
        { page: 'live', firstByte: null },
      ]);
    });
  });

  test('articles published, corrected and withdrawn in thirty days are counted', async () => {
    const hours = (count: number) => new Date(NOW - count * 60 * MINUTE);
    const old = hours(24 * 40);
    await newsroom.write(
      { id: 1, publishedAt: hours(10) },
      { id: 2, publishedAt: hours(20) },
      { id: 3, publishedAt: old },
      { id: 4, publishedAt: hours(-1) },
    );
    const row = { source: 'test', article: { title: 'ข่าว' }, tags: [] };
    await newsroom.db.insert(withdrawnArticles).values([
      { id: 5, sourceId: '5', publishedAt: hours(30), withdrawnAt: hours(29), ...row },
      { id: 6, sourceId: '6', publishedAt: old, withdrawnAt: old, ...row },
    ]);
    await newsroom.db.insert(corrections).values([
      { articleId: 1, note: 'ก', at: hours(9) },
      { articleId: 1, note: 'ข', at: hours(1) },
      { articleId: 2, note: 'ค', at: hours(17) },
      { articleId: 5, note: 'ง', at: hours(29.5) },
      { articleId: 3, note: 'จ', at: old },
      // its article no longer exists
      { articleId: 99, note: 'ฉ', at: hours(2) },
    ]);
    expect((await read()).corrections).toEqual({ published: 3, corrected: 4, withdrawn: 1, medianSeconds: 3600 });
  });

  test('without published articles all counts of corrections are 0', async () => {
    expect((await read()).corrections).toEqual({ published: 0, corrected: 0, withdrawn: 0, medianSeconds: null });
  });
});
