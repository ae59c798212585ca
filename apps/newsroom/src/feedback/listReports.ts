import { desc } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { listenerReports } from './schema.ts';

const LIST_LIMIT = 50;

/** What a listener has reported; its instant is ISO 8601. */
export interface ListenerReport {
  reason: string;
  message: string;
  /** Empty when the listener gave none, or when it is not asked for. */
  email: string;
  url: string;
  at: string;
}

/** What listeners have reported, the newest first; who they are only when that is asked for. */
export async function listReports(db: Database, { withEmails }: { withEmails: boolean }): Promise<ListenerReport[]> {
  const rows = await db
    .select()
    .from(listenerReports)
    .orderBy(desc(listenerReports.receivedAt), desc(listenerReports.id))
    .limit(LIST_LIMIT);
  return rows.map(({ reason, message, email, url, receivedAt }) => ({
    reason,
    message,
    email: withEmails ? email : '',
    url,
    at: receivedAt.toISOString(),
  }));
}
