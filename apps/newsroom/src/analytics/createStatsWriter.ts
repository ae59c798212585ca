import { ACCOUNTABILITY } from '@sala/station';
import { addDays } from '@sala/thai';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { MAX_INTEGER } from '../database/schema.ts';
import { analyticsCounts, vitalCounts } from './schema.ts';

/** How many names are counted per day; further ones share one row, so that invented names cannot fill the disk. */
const MAX_NAMES = { page: 10_000, campaign: 500, device: 4 };
/** The name under which names beyond the limit are counted. */
const OTHER_NAMES = '(others)';
/** The rows of one statement: PostgreSQL accepts at most 65,535 parameters. */
const MAX_ROWS_PER_STATEMENT = 2_000;

type Dimension = keyof typeof MAX_NAMES;
type EventRow = typeof analyticsCounts.$inferInsert;
type VitalRow = typeof vitalCounts.$inferInsert;

/**
 * Writes counts by their keys, each a JSON list: `[day, dimension, name, event]`, or `[day, 'vital', metric, kind,
 * bucket]`. They are written in one transaction.
 */
export function createStatsWriter(db: Database): (counts: [key: string, times: number][]) => Promise<void> {
  let day = '';
  let known: Record<Dimension, Set<string>> = { page: new Set(), campaign: new Set(), device: new Set() };

  const begin = async (newDay: string) => {
    const rows = await db
      .selectDistinct({ dimension: analyticsCounts.dimension, name: analyticsCounts.name })
      .from(analyticsCounts)
      .where(eq(analyticsCounts.day, newDay));
    const listNames = (dimension: Dimension) =>
      new Set(rows.filter((row) => row.dimension === dimension).map(({ name }) => name));
    known = { page: listNames('page'), campaign: listNames('campaign'), device: listNames('device') };
    const oldest = addDays(newDay, -ACCOUNTABILITY.statsDays);
    await db.delete(analyticsCounts).where(lt(analyticsCounts.day, oldest));
    await db.delete(vitalCounts).where(lt(vitalCounts.day, oldest));
    day = newDay;
  };

  const limitName = (dimension: Dimension, name: string): string => {
    if (known[dimension].has(name)) return name;
    if (known[dimension].size >= MAX_NAMES[dimension]) return OTHER_NAMES;
    known[dimension].add(name);
    return name;
  };

  return async (counts) => {
    const events = new Map<string, EventRow>();
    const vitals: VitalRow[] = [];
    for (const [key, count] of counts) {
      const [on, dimension, ...rest] = JSON.parse(key) as [string, Dimension | 'vital', ...string[]];
      // keys are sorted by day
      if (on > day) await begin(on);
      if (dimension === 'vital') {
        const [metric = '', kind = '', bucket] = rest;
        vitals.push({ day: on, metric, kind, bucket: Number(bucket), count });
        continue;
      }
      const row = { day: on, dimension, name: limitName(dimension, rest[0] ?? ''), event: rest[1] ?? '', count };
      const same = JSON.stringify({ ...row, count: 0 });
      const before = events.get(same);
      events.set(same, before ? { ...row, count: before.count + count } : row);
    }
    await db.transaction(async (transaction) => {
      // always in the same order, so that two newsrooms that write at once cannot deadlock
      const ordered = [...events].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
      for (const rows of toBatches(ordered))
        await transaction
          .insert(analyticsCounts)
          .values(rows)
          .onConflictDoUpdate({
            target: [analyticsCounts.day, analyticsCounts.dimension, analyticsCounts.name, analyticsCounts.event],
            set: { count: sql`least(${analyticsCounts.count}::bigint + excluded.count, ${MAX_INTEGER})` },
          });
      for (const rows of toBatches(vitals))
        await transaction
          .insert(vitalCounts)
          .values(rows)
          .onConflictDoUpdate({
            target: [vitalCounts.day, vitalCounts.metric, vitalCounts.kind, vitalCounts.bucket],
            set: { count: sql`least(${vitalCounts.count}::bigint + excluded.count, ${MAX_INTEGER})` },
          });
    });
  };
}

function* toBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += MAX_ROWS_PER_STATEMENT) yield rows.slice(at, at + MAX_ROWS_PER_STATEMENT);
}
