import type { PageKind, Vital } from '@sala/contracts';
import { between, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { vitalCounts } from '../schema.ts';
import { toPercentile75 } from './buckets.ts';

/** A Web Vital of pages: in milliseconds, CLS without a unit. */
export interface MeasuredVital {
  metric: Vital;
  p75: number;
  samples: number;
}

/**
 * The Web Vitals of all pages from one day to another, both included, such as `2026-11-21`; a metric without a
 * measurement is left out.
 */
export async function listVitals(db: Database, fromDay: string, toDay: string): Promise<MeasuredVital[]> {
  return toMeasuredVitals(await listCounts(db, fromDay, toDay), ({ metric }) => metric).map(
    ({ kind: _, ...vital }) => vital,
  );
}

/** The same for each kind of page. */
export async function listVitalsByKind(
  db: Database,
  fromDay: string,
  toDay: string,
): Promise<(MeasuredVital & { kind: PageKind })[]> {
  return toMeasuredVitals(await listCounts(db, fromDay, toDay), ({ metric, kind }) => `${metric} ${kind}`);
}

type Counted = { metric: Vital; kind: PageKind; bucket: number; count: number };

async function listCounts(db: Database, fromDay: string, toDay: string): Promise<Counted[]> {
  const { metric, kind, bucket, count, day } = vitalCounts;
  const rows = await db
    .select({ metric, kind, bucket, count: sql<number>`sum(${count})::int` })
    .from(vitalCounts)
    .where(between(day, fromDay, toDay))
    .groupBy(metric, kind, bucket)
    .orderBy(metric, kind, bucket);
  return rows as Counted[];
}

function toMeasuredVitals(counts: Counted[], keyOf: (one: Counted) => string) {
  return [...Map.groupBy(counts, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const samples = group.reduce((sum, { count }) => sum + count, 0);
    return [{ metric: first.metric, kind: first.kind, p75: toPercentile75(first.metric, group), samples }];
  });
}
