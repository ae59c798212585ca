import { type Collected, collected } from '@sala/contracts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { createAnalyticsRoutes, startCollector } from './index.ts';
import { formatStatsReport, readStatsReport } from './report.ts';
import { analyticsCounts, vitalCounts } from './schema.ts';
import { listVitals } from './vitals/vitals.ts';

// half past midnight in Bangkok, when it is still the day before in London
const NOW = Date.UTC(2026, 10, 21, 17, 30);
const DAY = '2026-11-22';

const batch = (over: Partial<Collected> = {}): Collected => ({
  device: 'mobile',
  orientation: 'portrait',
  events: [],
  vitals: [],
  ...over,
});
const view = (page = '/news/content/1', over = {}) => ({ name: 'pageView', page, ...over });

onBothDatabases((open) => {
  const database = openForAll(open);
  let db: Database;
  let now = NOW;
  const errors: unknown[] = [];
  const collector = () =>
    startCollector(
      db,
      (error) => errors.push(error),
      () => now,
    );
  let stats: ReturnType<typeof collector>;
  beforeAll(async () => {
    db = database.db;
  });
  beforeEach(async () => {
    await db.delete(analyticsCounts);
    await db.delete(vitalCounts);
    now = NOW;
    stats = collector();
    errors.length = 0;
    return () => stats.close();
  });

  const rowsOf = async (dimension: string) =>
    (await db.select().from(analyticsCounts))
      .filter((row) => row.dimension === dimension)
      .map(({ day, name, event, count }) => `${day} ${name} ${event} ${count}`)
      .sort();

  test('events are counted by the day in Bangkok, the page, the device and the campaign', async () => {
    stats.count(
      batch({
        events: [view(), view('/news/content/1/'), view('/home', { utm_source: 'line', utm_campaign: 'น้ำท่วม' })],
      }),
    );
    stats.count(batch({ device: 'desktop', orientation: 'landscape', events: [{ name: 'clickTags', page: '/home' }] }));
    await stats.flush();
    now += 24 * 3_600_000;
    stats.count(batch({ events: [view()] }));
    await stats.flush();
    expect(await rowsOf('page')).toEqual([
      `${DAY} /home clickTags 1`,
      `${DAY} /home pageView 1`,
      `${DAY} /news/content/1 pageView 2`,
      '2026-11-23 /news/content/1 pageView 1',
    ]);
    expect(await rowsOf('device')).toEqual([
      `${DAY} desktop landscape clickTags 1`,
      `${DAY} mobile portrait pageView 3`,
      '2026-11-23 mobile portrait pageView 1',
    ]);
    expect(await rowsOf('campaign')).toEqual([`${DAY} line / – / น้ำท่วม pageView 1`]);
  });

  test('events with unknown names are not counted', async () => {
    stats.count(
      batch({
        events: [
          { name: 'dropTables', page: '/home' },
          { name: 'constructor', page: '/home' },
        ],
      }),
    );
    await stats.flush();
    expect(await db.select().from(analyticsCounts)).toEqual([]);
  });

  test('two newsrooms add to the same counts', async () => {
    const other = collector();
    for (const one of [stats, other, other]) one.count(batch({ events: [view(), view('/home')] }));
    await Promise.all([stats.flush(), other.close()]);
    expect(await rowsOf('page')).toEqual([`${DAY} /home pageView 3`, `${DAY} /news/content/1 pageView 3`]);
  });

  test('campaigns beyond the limit of a day share one row, and known ones are still counted', async () => {
    stats.count(batch({ events: [view('/home', { utm_source: 'line' })] }));
    await stats.flush();
    for (let n = 0; n < 600; n++) stats.count(batch({ events: [view('/home', { utm_source: `x${n}` })] }));
    await stats.flush();
    // another newsroom, or this one after a restart, knows which names the day has already
    const later = collector();
    for (const utm_source of ['line', 'new']) later.count(batch({ events: [view('/home', { utm_source })] }));
    await later.close();
    const campaigns = await rowsOf('campaign');
    expect(campaigns).toHaveLength(501);
    expect(campaigns).toContain(`${DAY} line / – / – pageView 2`);
    expect(campaigns).toContain(`${DAY} (others) pageView 102`);
  });

  test('counts are stored for 400 days', async () => {
    const row = { dimension: 'page', name: '/home', event: 'pageView', count: 1 } as const;
    await db.insert(analyticsCounts).values([
      { day: '2025-10-17', ...row },
      { day: '2025-10-18', ...row },
    ]);
    stats.count(batch({ events: [view()] }));
    await stats.flush();
    expect((await db.select().from(analyticsCounts)).map(({ day }) => day).sort()).toEqual(['2025-10-18', DAY, DAY]);
  });

  test('counts that could not be written are written at the next flush', async () => {
    const broken = { ...db, transaction: () => Promise.reject(new Error('gone')) };
    let isBroken = true;
    const flaky = new Proxy(db, {
      get: (target, name) => Reflect.get(isBroken && name === 'transaction' ? broken : target, name),
    });
    const own = startCollector(
      flaky,
      (error) => errors.push(error),
      () => now,
    );
    own.count(batch({ events: [view()] }));
    await own.flush();
    expect([errors.length, await rowsOf('page')]).toEqual([1, []]);
    isBroken = false;
    await own.close();
    expect(await rowsOf('page')).toEqual([`${DAY} /news/content/1 pageView 1`]);
  });

  test('listVitals returns the 75th percentile of each metric, accurate to five per cent', async () => {
    const vitals = Array.from({ length: 20 }, (_, n) => [
      { metric: 'LCP', value: 100 * (n + 1), kind: 'content' } as const,
      { metric: 'CLS', value: n < 15 ? 0 : 0.25, kind: 'home' } as const,
    ]).flat();
    for (const vital of vitals) stats.count(batch({ vitals: [vital] }));
    stats.count(batch({ vitals: [{ metric: 'LCP', value: 1500, kind: 'home' }] }));
    await stats.flush();
    const [cls, lcp, ...others] = await listVitals(db, '2026-11-01', DAY);
    expect([cls, others]).toEqual([{ metric: 'CLS', p75: 0, samples: 20 }, []]);
    expect(lcp).toMatchObject({ metric: 'LCP', samples: 21 });
    expect(Math.abs((lcp?.p75 ?? 0) / 1500 - 1)).toBeLessThan(0.05);
    expect(await listVitals(db, '2026-11-01', '2026-11-21')).toEqual([]);
  });

  test('the report has the pages, events, devices, campaigns and vitals of its day', async () => {
    expect(formatStatsReport(await readStatsReport(db, DAY))).toEqual([`Nothing was counted on ${DAY}.`]);
    for (let n = 0; n < 1200; n++) stats.count(batch({ events: [view('/home')] }));
    stats.count(
      batch({
        events: [view('/news/content/1', { utm_source: 'line' }), { name: 'actionScroll_50', page: '/news/content/1' }],
        vitals: [{ metric: 'TTFB', value: 80, kind: 'content' }],
      }),
    );
    await stats.flush();
    expect(formatStatsReport(await readStatsReport(db, DAY))).toEqual([
      `${DAY}, of the visitors who have agreed to it`,
      '',
      'Pages',
      '  page             pageView  actionScroll_50  actionScroll_100  contentShare  contentTTS',
      '  /home               1,200                0                 0             0           0',
      '  /news/content/1         1                1                 0             0           0',
      '',
      'Events',
      '  event            times',
      '  pageView         1,201',
      '  actionScroll_50      1',
      '',
      'Devices',
      '  device           pageView',
      '  mobile portrait     1,201',
      '',
      'Campaigns (source / medium / campaign)',
      '  campaign      pageView  programPlays  livePlays',
      '  line / – / –         1             0          0',
      '',
      'Speed: what three of four did not exceed, in milliseconds (CLS without a unit)',
      '  metric  pages      p75  samples',
      '  TTFB    all pages   76        1',
      '  TTFB    content     76        1',
    ]);
  });
});

describe('POST /collect', () => {
  const counted: Collected[] = [];
  const app = createAnalyticsRoutes({
    count: (one) => counted.push(one),
    flush: async () => {},
    close: async () => {},
  });
  const send = (body: unknown) =>
    app.request('/collect', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  beforeEach(() => {
    counted.length = 0;
  });

  test('counts a batch and answers 204 without a body', async () => {
    const sent = batch({ events: [view()] });
    const answer = await send(sent);
    expect([answer.status, await answer.text(), counted]).toEqual([204, '', [collected.parse(sent)]]);
  });

  test.each([
    ['invalid JSON', '{', 400],
    ['a page that is a whole address', batch({ events: [view('https://evil.test/')] }), 400],
    ['a page with a query, which may contain what a reader typed', batch({ events: [view('/search?q=x')] }), 400],
    ['an unknown metric', batch({ vitals: [{ metric: 'FID', value: 1, kind: 'home' } as never] }), 400],
    ['too many events', batch({ events: Array.from({ length: 51 }, () => view()) }), 400],
    ['a body that is too large', 'x'.repeat(40_000), 413],
  ])('rejects %s', async (_, body, status) => {
    expect([(await send(body)).status, counted]).toEqual([status, []]);
  });
});
