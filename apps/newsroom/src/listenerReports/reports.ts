import { and, count, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { listenerReports, type ReportState } from './schema.ts';

const LIST_LIMIT = 50;
const OPEN = ['new', 'taken'] as const satisfies ReportState[];

/** A report of a listener; `at` is ISO 8601. */
export interface ListenerReport {
  id: number;
  state: ReportState;
  /** The colleague who has taken or closed it; empty for a new one. */
  who: string;
  /** What the colleague has noted on closing it. */
  note: string;
  reason: string;
  message: string;
  /** Empty when the listener gave none, or when the caller does not ask for emails. */
  email: string;
  url: string;
  at: string;
  /** How many reports in this state have the same reason and page, this one included. */
  alike: number;
}

/** Which reports to list: those of a state, or all open ones; with words, only reports that contain all of them. */
export interface ReportQuery {
  state?: ReportState | undefined;
  words?: string | undefined;
  withEmails: boolean;
}

type Row = typeof listenerReports.$inferSelect;

/** Reports, the newest first, and only the newest of several alike; emails only where they are asked for. */
export async function listReports(
  db: Database,
  { state, words = '', withEmails }: ReportQuery,
): Promise<ListenerReport[]> {
  const { reason, message, url } = listenerReports;
  const searchedText = sql`${reason} || ' ' || ${message} || ' ' || ${url}`;
  const having = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word): SQL => sql`position(lower(${word}::text) in lower(${searchedText})) > 0`);
  const alike = db
    .select({ newest: max(listenerReports.id).as('newest'), alike: count().as('alike') })
    .from(listenerReports)
    .where(and(state ? eq(listenerReports.state, state) : inArray(listenerReports.state, OPEN), ...having))
    .groupBy(listenerReports.state, reason, url)
    .as('alike');
  const rows = await db
    .select({ report: listenerReports, alike: alike.alike })
    .from(listenerReports)
    .innerJoin(alike, eq(alike.newest, listenerReports.id))
    .orderBy(desc(listenerReports.receivedAt), desc(listenerReports.id))
    .limit(LIST_LIMIT);
  return rows.map((row) => toReport(row.report, row.alike, withEmails));
}

/**
 * A report by its number.
 * @throws {CommandFailed} when there is none
 */
export async function findReport(db: Database, id: number, withEmails = false): Promise<ListenerReport> {
  const row = await requireReport(db, id);
  return toReport(
    row,
    await db.$count(listenerReports, and(eq(listenerReports.state, row.state), isAlike(row))),
    withEmails,
  );
}

/**
 * Takes a report, so that nobody else works on it; a closed one is reopened.
 * @throws {CommandFailed} when there is none, or somebody else has it
 */
export async function takeReport(db: Database, id: number, who: string): Promise<ListenerReport> {
  // where two colleagues take it at once, the second matches no row
  const mayTake = or(eq(listenerReports.who, who), sql`${listenerReports.state} <> 'taken'`);
  const updated = await db
    .update(listenerReports)
    .set({ state: 'taken', who, note: '' })
    .where(and(eq(listenerReports.id, id), mayTake))
    .returning({ id: listenerReports.id });
  if (updated.length === 0) throw toTaken(await requireReport(db, id));
  return findReport(db, id);
}

/** How a report is closed: `note` tells colleagues what was done. */
export interface Closing {
  state: 'done' | 'dismissed';
  note: string;
  who: string;
  /** Also closes the other open reports with the same reason and page, except those that somebody else has taken. */
  withAlike?: boolean;
}

/**
 * Closes a report; returns how many were closed.
 * @throws {CommandFailed} when there is none, somebody else has it, or it is closed already
 */
export async function closeReport(db: Database, id: number, { withAlike, ...closing }: Closing): Promise<number> {
  const report = await requireReport(db, id);
  if (report.state === 'done' || report.state === 'dismissed')
    throw new CommandFailed(`Report ${id} is ${report.state} already, by ${report.who}: reports take opens it again.`);
  const closed = await db
    .update(listenerReports)
    .set(closing)
    .where(and(isFree(closing.who), withAlike ? isAlike(report) : eq(listenerReports.id, id)))
    .returning({ id: listenerReports.id });
  if (!closed.some((one) => one.id === id)) throw toTaken(report);
  return closed.length;
}

const isAlike = ({ reason, url }: Row) => and(eq(listenerReports.reason, reason), eq(listenerReports.url, url));

/** True when an account may work on a report: it is open, and no other account has it. */
const isFree = (who: string) =>
  or(eq(listenerReports.state, 'new'), and(eq(listenerReports.state, 'taken'), eq(listenerReports.who, who)));

const toTaken = ({ id, who }: Row) => new CommandFailed(`${who} has taken report ${id}.`);

async function requireReport(db: Database, id: number): Promise<Row> {
  const [row] = await db.select().from(listenerReports).where(eq(listenerReports.id, id));
  if (!row) throw new CommandFailed(`There is no report ${id}.`);
  return row;
}

const toReport = ({ receivedAt, email, reportedAt: _, ...row }: Row, alike: number, withEmails: boolean) => ({
  ...row,
  email: withEmails ? email : '',
  at: receivedAt.toISOString(),
  alike,
});
