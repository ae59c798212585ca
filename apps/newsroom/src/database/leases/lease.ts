import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { pauseFor } from '../pauseFor.ts';
import { leases } from '../schema.ts';

// Several newsrooms may run on one PostgreSQL. A job that only one of them may do at a time is done by the one that
// holds the lease of its name.

/** How long a lease lasts without renewal, in seconds: the job of a newsroom that was killed pauses for so long. */
const LEASE_SECONDS = 30;
/** How often a lease is renewed, and requested by newsrooms that do not hold it, in milliseconds. */
const RENEWAL_MS = 10_000;

export interface Lease {
  /** Aborted when the lease is lost: the database was away for so long that another newsroom may have it. */
  signal: AbortSignal;
  /** Releases it. Never throws: a lease that cannot be released now expires. */
  release(): Promise<void>;
}

/** Takes the lease of a name, and renews it until it is released; undefined while another has it. */
export async function acquireLease(db: Database, name: string): Promise<Lease | undefined> {
  // operators read where the work is done
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  let renewed = performance.now();
  if (!(await acquireLeaseFor(db, name, LEASE_SECONDS, holder))) return undefined;
  const lost = new AbortController();
  const isOurs = and(eq(leases.name, name), eq(leases.holder, holder));
  const renew = async () => {
    const startedAt = performance.now();
    // measured by this machine's clock, because the database may not answer
    if (startedAt - renewed >= LEASE_SECONDS * 1000) return lost.abort();
    const updated = await db
      .update(leases)
      .set({ until: addSeconds(LEASE_SECONDS) })
      .where(isOurs)
      .returning();
    if (updated.length > 0) renewed = startedAt;
    else lost.abort();
  };
  // the database is away: renewal is tried again until the lease expires
  const timer = setInterval(() => void renew().catch(() => {}), RENEWAL_MS).unref();
  lost.signal.addEventListener('abort', () => clearInterval(timer));
  return {
    signal: lost.signal,
    release: async () => {
      clearInterval(timer);
      await db
        .delete(leases)
        .where(isOurs)
        .catch(() => {});
    },
  };
}

/**
 * Runs background work in one newsroom at a time, until it is closed. When that newsroom ends, another takes over; one
 * that is killed is replaced within half a minute. The work runs until its signal is aborted, and reports its own
 * errors.
 */
export function runWithLease(
  db: Database,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const running = (async () => {
    while (!signal.aborted) {
      const lease = await acquireLease(db, name).catch(() => undefined);
      // work that begins after the signal was aborted would never end
      if (lease && signal.aborted) await lease.release();
      else if (lease) await work(AbortSignal.any([signal, lease.signal])).finally(lease.release);
      await pauseFor(RENEWAL_MS, signal);
    }
  })();
  return {
    close: () => {
      closing.abort();
      return running;
    },
  };
}

/** Takes a lease for so many seconds, without renewal. False when another newsroom has it. */
export async function acquireLeaseFor(db: Database, name: string, seconds: number, holder = 'turn'): Promise<boolean> {
  const until = addSeconds(seconds);
  const acquired = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: sql`${leases.until} <= now()` })
    .returning();
  return acquired.length > 0;
}

/** Deletes leases that expired more than a day ago: of jobs that no longer exist, and of texts that were open. */
export async function deleteOldLeases(db: Database): Promise<void> {
  await db.delete(leases).where(lt(leases.until, sql`now() - interval '1 day'`));
}

/** A condition for queries: no newsroom has the lease of this name. */
export const isLeaseFree = (name: ReturnType<typeof sql>) =>
  sql`not exists (select 1 from leases where leases.name = ${name} and leases.until > now())`;

/** Locks a name in a transaction: other newsrooms wait until the transaction ends. */
export async function lockInTransaction(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same for those that only rely on what it protects: they wait for who changes it, and not for each other. */
export async function shareInTransaction(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}

const addSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
