import { ACCOUNTABILITY } from '@sala/station';
import { and, lt, ne } from 'drizzle-orm';
import { type Database, speechReports } from '../database/index.ts';

const DAY = 86_400_000;

/** Takes the email address out of every report that has been kept for as long as /privacy says; the report itself stays. */
export async function forgetEmails(db: Database, now = Date.now()): Promise<void> {
  const oldest = new Date(now - ACCOUNTABILITY.reportEmailDays * DAY);
  await db
    .update(speechReports)
    .set({ email: '' })
    .where(and(lt(speechReports.receivedAt, oldest), ne(speechReports.email, '')));
}
