import { addDays, MINUTE_MS, toDay } from '@sala/thai';
import { lt, sql } from 'drizzle-orm';
import { acquireLeaseFor, type Database, pauseFor } from '../database/index.ts';
import { FIRST_BYTE_BOUNDS_MS, toBound } from './firstByte.ts';
import { type Probe, probeSite } from './probe.ts';
import { probeDays } from './schema.ts';

/** How long no other newsroom probes, in seconds; shorter than a minute, because clocks may differ by a few seconds. */
const LEASE_SECONDS = 50;
/** How many days probes are stored. */
const RETENTION_DAYS = 90;

/** Probes the site every minute, in the background, until it is closed; of several newsrooms only one does so. */
export function startProber(
  db: Database,
  siteUrl: string,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const probe = async () => {
    if (!(await acquireLeaseFor(db, 'probe', LEASE_SECONDS))) return;
    const probes = await probeSite(db, siteUrl, signal);
    // a probe that was aborted by closing is no failure
    if (!signal.aborted) await countProbes(db, Date.now(), probes);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await pauseFor(MINUTE_MS - (Date.now() % MINUTE_MS), signal);
      if (!signal.aborted) await probe().catch((error) => signal.aborted || onError(error));
    }
  })();
  return {
    close: () => {
      closing.abort();
      return running;
    },
  };
}

/**
 * Adds the probes of an instant to the counts of its day.
 * @internal for tests, which cannot wait for minutes
 */
export async function countProbes(db: Database, now: number, probes: Probe[]): Promise<void> {
  if (probes.length === 0) return;
  const day = toDay(now);
  const rows = probes.map(({ page, firstByte }) => ({
    day,
    page,
    answered: firstByte === null ? 0 : 1,
    failed: firstByte === null ? 1 : 0,
    firstByte: FIRST_BYTE_BOUNDS_MS.map((_, index) => (firstByte !== null && toBound(firstByte) === index ? 1 : 0)),
  }));
  await db
    .insert(probeDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [probeDays.day, probeDays.page],
      set: {
        answered: sql`${probeDays.answered} + excluded.answered`,
        failed: sql`${probeDays.failed} + excluded.failed`,
        firstByte: sql`array(select stored + found from unnest(${probeDays.firstByte}, excluded.first_byte) as sums(stored, found))`,
      },
    });
  await db.delete(probeDays).where(lt(probeDays.day, addDays(day, -RETENTION_DAYS)));
}
