import type { scorecard } from '@sala/contracts';
import { addDays, toDay, toStartOfDay } from '@sala/thai';
import { between, count, eq, gte, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { listVitals } from '../analytics/index.ts';
import { articles, corrections, withdrawnArticles } from '../articles/schema.ts';
import type { Database } from '../database/index.ts';
import { FIRST_BYTE_BOUNDS_MS, toFirstByteSummary } from './firstByte.ts';
import { probeDays } from './schema.ts';

/** The number of days that the scorecard covers, today included. */
const PERIOD_DAYS = 30;

type ScorecardWire = z.input<typeof scorecard>;

/** The measurements of the last 30 days in the format of the API. */
export async function readScorecard(db: Database, now: Date): Promise<ScorecardWire> {
  const today = toDay(now.getTime());
  const days = Array.from({ length: PERIOD_DAYS }, (_, index) => addDays(today, index - PERIOD_DAYS + 1));
  const first = days[0] ?? today;
  const [probes, vitals, corrected] = await Promise.all([
    db.select().from(probeDays).where(gte(probeDays.day, first)),
    listVitals(db, first, today),
    readCorrections(db, new Date(toStartOfDay(first)), now),
  ]);
  const vital = (name: string) => vitals.find(({ metric }) => metric === name);
  return {
    days: days.map((day) => toScorecardDay(day, probes)),
    speed: {
      firstByte: toFirstByteSummary(sumCounts(probes.map(({ firstByte }) => firstByte))),
      lcp: vital('LCP'),
      inp: vital('INP'),
      cls: vital('CLS'),
    },
    corrections: corrected,
  };
}

type ProbeDay = typeof probeDays.$inferSelect;

/** Sums up all pages of a day; a minute counts as measured when any page was requested in it. */
function toScorecardDay(day: string, probes: ProbeDay[]) {
  const pages = probes.filter((one) => one.day === day);
  const sum = (of: (page: ProbeDay) => number) => pages.reduce((total, page) => total + of(page), 0);
  return {
    day,
    answered: sum(({ answered }) => answered),
    failed: sum(({ failed }) => failed),
    minutes: Math.max(0, ...pages.map(({ answered, failed }) => answered + failed)),
  };
}

function sumCounts(counts: number[][]): number[] {
  return FIRST_BYTE_BOUNDS_MS.map((_, index) => counts.reduce((sum, one) => sum + (one[index] ?? 0), 0));
}

/** An article that was corrected and then withdrawn counts as both. */
async function readCorrections(db: Database, from: Date, to: Date): Promise<ScorecardWire['corrections']> {
  const first = db
    .select({ articleId: corrections.articleId, at: min(corrections.at).as('first_at') })
    .from(corrections)
    .where(between(corrections.at, from, to))
    .groupBy(corrections.articleId)
    .as('first_correction');
  const after = sql`extract(epoch from ${first.at} - coalesce(${articles.publishedAt}, ${withdrawnArticles.publishedAt}))`;
  const [[found], standing, takenBack, back] = await Promise.all([
    db
      .select({
        corrected: count(),
        median: sql<number | null>`percentile_cont(0.5) within group (order by ${after}) filter (where ${after} >= 0)`,
      })
      .from(first)
      .leftJoin(articles, eq(articles.id, first.articleId))
      .leftJoin(withdrawnArticles, eq(withdrawnArticles.id, first.articleId)),
    db.$count(articles, between(articles.publishedAt, from, to)),
    db.$count(withdrawnArticles, between(withdrawnArticles.publishedAt, from, to)),
    db.$count(withdrawnArticles, between(withdrawnArticles.withdrawnAt, from, to)),
  ]);
  return {
    published: standing + takenBack,
    corrected: found?.corrected ?? 0,
    withdrawn: back,
    medianSeconds: found?.median ?? null,
  };
}
