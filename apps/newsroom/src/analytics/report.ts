import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { formatTable } from './formatTable.ts';
import { analyticsCounts } from './schema.ts';
import { listVitals, listVitalsByKind } from './vitals/vitals.ts';

/** The most pages and campaigns in a report, so that it fits a terminal. */
const ROW_LIMIT = 20;
/** The events that are reported for each page: how often it was opened, how far it was read, shared and heard. */
const OF_PAGES = ['pageView', 'actionScroll_50', 'actionScroll_100', 'contentShare', 'contentTTS'];
const OF_CAMPAIGNS = ['pageView', 'programPlays', 'livePlays'];

const table = z.array(z.array(z.union([z.string(), z.number()])));
/** The events of a day in Bangkok, and how fast pages were; each row begins with its name. */
export const statsReport = z.object({
  day: z.string(),
  /** How often each was opened, read to the half, read to the end, shared, heard. */
  pages: table,
  /** How often each event happened. */
  events: table,
  /** How many pages were opened on each. */
  devices: table,
  /** By source, medium and campaign: pages opened, programmes and channels played. */
  campaigns: table,
  /** Metric, kind of page, 75th percentile in milliseconds (CLS without a unit), number of samples. */
  speed: table,
});

export async function readStatsReport(db: Database, day: string): Promise<z.output<typeof statsReport>> {
  const vitals = [
    ...(await listVitals(db, day, day)).map((one) => ({ ...one, kind: 'all pages' })),
    ...(await listVitalsByKind(db, day, day)),
  ];
  return {
    day,
    pages: await listTopNames(db, day, 'page', OF_PAGES),
    events: await listTotals(db, day),
    devices: await listTopNames(db, day, 'device', ['pageView']),
    campaigns: await listTopNames(db, day, 'campaign', OF_CAMPAIGNS),
    speed: vitals.map(({ metric, kind, p75, samples }) => [metric, kind, p75, samples]),
  };
}

/** A report as tables for a terminal. */
export function formatStatsReport(report: z.output<typeof statsReport>): string[] {
  const { day, pages, events, devices, campaigns, speed } = report;
  if (events.length === 0 && speed.length === 0) return [`Nothing was counted on ${day}.`];
  return [
    `${day}, of the visitors who have agreed to it`,
    ...formatSection('Pages', ['page', ...OF_PAGES], pages),
    ...formatSection('Events', ['event', 'times'], events),
    ...formatSection('Devices', ['device', 'pageView'], devices),
    ...formatSection('Campaigns (source / medium / campaign)', ['campaign', ...OF_CAMPAIGNS], campaigns),
    ...formatSection(
      'Speed: what three of four did not exceed, in milliseconds (CLS without a unit)',
      ['metric', 'pages', 'p75', 'samples'],
      speed,
    ),
  ];
}

function formatSection(title: string, heads: string[], rows: (string | number)[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...formatTable(heads, rows)];
}

/** How often each event happened, summed over devices: every event is counted for one. */
async function listTotals(db: Database, day: string): Promise<[string, number][]> {
  const times = sql<number>`sum(${analyticsCounts.count})::float8`;
  const rows = await db
    .select({ event: analyticsCounts.event, times })
    .from(analyticsCounts)
    .where(and(eq(analyticsCounts.day, day), eq(analyticsCounts.dimension, 'device')))
    .groupBy(analyticsCounts.event)
    .orderBy(desc(times), analyticsCounts.event);
  return rows.map((row) => [row.event, row.times]);
}

/** The names with the most of the first event, each with how often each of `events` happened there. */
async function listTopNames(
  db: Database,
  day: string,
  dimension: (typeof analyticsCounts.$inferSelect)['dimension'],
  events: string[],
): Promise<(string | number)[][]> {
  const countEvent = (event: string) =>
    sql<number>`coalesce(sum(${analyticsCounts.count}) filter (where ${analyticsCounts.event} = ${event}), 0)::float8`;
  const columns = Object.fromEntries(events.map((event) => [event, countEvent(event).as(event)]));
  const rows = await db
    .select({ name: analyticsCounts.name, ...columns })
    .from(analyticsCounts)
    .where(and(eq(analyticsCounts.day, day), eq(analyticsCounts.dimension, dimension)))
    .groupBy(analyticsCounts.name)
    .orderBy(desc(countEvent(events[0] ?? '')), analyticsCounts.name)
    .limit(ROW_LIMIT);
  return (rows as Record<string, string | number>[]).map((row) =>
    ['name', ...events].map((column) => row[column] ?? 0),
  );
}
