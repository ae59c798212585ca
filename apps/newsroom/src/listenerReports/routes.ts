import { type ListenerReportQuery, listenerReportQuery } from '@sala/contracts';
import { toEpochMs } from '@sala/thai';
import { count, gt, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { type Database, withIdempotency } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError, parseIdempotencyKey } from '../http/index.ts';
import { listenerReports } from './schema.ts';

/** How many reports are accepted per hour; more do not come from listeners. */
const MAX_REPORTS_PER_HOUR = 500;

const webhook = {
  path: '/webhook/feedback',
  summary: 'Receives a listener’s report about an article read aloud',
  input: listenerReportQuery,
  answer: z.object({}),
  isPrivate: true,
} as const;

/** The feedback webhook (SPEC 7.11). It never logs a report, which may contain an email address. */
export function addReportRoutes(app: Hono, catalogue: Catalogue, db: Database): void {
  addEndpoint(app, catalogue, webhook, async (report, { headers }) => {
    if (await isTooMany(db))
      throw new HttpError(429, 'Too many reports', 'The newsroom takes no more of them for now.');
    await saveReport(db, parseIdempotencyKey(headers), report);
    return {};
  });
}

async function isTooMany(db: Database): Promise<boolean> {
  const lately = gt(listenerReports.receivedAt, sql`now() - interval '1 hour'`);
  const [all] = await db.select({ reports: count() }).from(listenerReports).where(lately);
  return (all?.reports ?? 0) >= MAX_REPORTS_PER_HOUR;
}

async function saveReport(
  db: Database,
  id: string | undefined,
  { feedback: reason, message, email, url, create_at }: ListenerReportQuery,
): Promise<void> {
  const reportedAt = new Date(toEpochMs(create_at));
  try {
    await withIdempotency(db, id, async (transaction, isNew) => {
      if (isNew) await transaction.insert(listenerReports).values({ reason, message, email, url, reportedAt });
    });
  } catch {
    // the database's error would be logged, and contains the report
    throw new Error('A report could not be kept.');
  }
}
