import { ACCOUNTABILITY } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { listenerReports } from './schema.ts';

/** Deletes the email addresses of reports, and later the reports, after the periods that /privacy states. */
export async function deleteOldReports(db: Database, now = Date.now()): Promise<void> {
  const { reportEmailDays, reportDays } = ACCOUNTABILITY;
  const olderThan = (days: number) => lt(listenerReports.receivedAt, new Date(now - days * DAY_MS));
  await db.delete(listenerReports).where(olderThan(reportDays));
  await db
    .update(listenerReports)
    .set({ email: '' })
    .where(and(olderThan(reportEmailDays), ne(listenerReports.email, '')));
}
