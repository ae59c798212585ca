import { setTimeout as pause } from 'node:timers/promises';
import { dayAfter, dayAt } from '@sala/thai';
import { lt, sql } from 'drizzle-orm';
import { type Database, probeDays, probeTurn } from '../database/index.ts';
import { boundOf, FIRST_BYTE_BOUNDS } from './firstByte.ts';
import { type Probe, probeSite } from './probe.ts';

const MINUTE = 60_000;
/** For how many days probes are kept. */
const KEPT_DAYS = 90;

/** Asks the site for its pages in every minute, in the background, until it is stopped. */
export function keepProbing(
  db: Database,
  siteUrl: string,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await pause(MINUTE - (Date.now() % MINUTE), undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await probeOnce(db, Date.now(), () => probeSite(db, siteUrl, signal)).catch(
        (error) => signal.aborted || onError(error),
      );
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Counts what `probe` finds in the minute of an instant, unless another newsroom has this minute's turn. */
export async function probeOnce(db: Database, now: number, probe: () => Promise<Probe[]>): Promise<void> {
  const minute = new Date(now - (now % MINUTE));
  const turn = await db
    .insert(probeTurn)
    .values({ minute })
    .onConflictDoUpdate({ target: probeTurn.id, set: { minute }, setWhere: lt(probeTurn.minute, minute) })
    .returning();
  if (turn.length === 0) return;
  const day = dayAt(now);
  const rows = (await probe()).map(({ page, firstByte }) => ({
    day,
    page,
    answered: firstByte === null ? 0 : 1,
    failed: firstByte === null ? 1 : 0,
    firstByte: FIRST_BYTE_BOUNDS.map((_, index) => (firstByte !== null && boundOf(firstByte) === index ? 1 : 0)),
  }));
  await db
    .insert(probeDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [probeDays.day, probeDays.page],
      set: {
        answered: sql`${probeDays.answered} + excluded.answered`,
        failed: sql`${probeDays.failed} + excluded.failed`,
        firstByte: sql`array(select kept + found from unnest(${probeDays.firstByte}, excluded.first_byte) as sums(kept, found))`,
      },
    });
  await db.delete(probeDays).where(lt(probeDays.day, dayAfter(day, -KEPT_DAYS)));
}
