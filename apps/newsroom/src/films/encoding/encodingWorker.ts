import { rm } from 'node:fs/promises';
import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { type Database, pauseFor, runWithLease } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { films } from '../schema.ts';
import { EncodingCutShort } from './cutShort.ts';
import { encodeFilm, isUpload } from './encodeFilm.ts';
import { deletePieces, deleteUnreferencedFiles, type EncodingStores } from './filmStores.ts';

/** How often the worker looks for a waiting film, and how long it pauses after a temporary failure, in milliseconds. */
const INTERVAL_MS = 5_000;
const RETRY_MS = 60_000;
/** A film whose encoding was cut short so often may be what ends the newsroom. */
const MAX_CUT_SHORT = 3;

/**
 * Encodes uploaded films in the background, one after the other, in one newsroom at a time, until it is closed. A film
 * whose newsroom ended is encoded again from its beginning.
 */
export function startEncodingWorker(
  db: Database,
  stores: EncodingStores,
  onError: (error: unknown) => void,
): { close(): Promise<void> } {
  return runWithLease(db, 'films', async (signal) => {
    // what a killed newsroom has left: only the holder of the lease encodes
    await rm(stores.workFolder, { recursive: true, force: true }).catch(onError);
    while (!signal.aborted) {
      const isIdle = await encodeNext(db, stores, signal).catch(async (cause) => {
        if (signal.aborted) return;
        onError(cause);
        await pauseFor(RETRY_MS, signal);
      });
      if (isIdle) await pauseFor(INTERVAL_MS, signal);
    }
  });
}

/** Encodes the film that has waited longest; true when there is none. */
async function encodeNext(db: Database, stores: EncodingStores, signal: AbortSignal): Promise<boolean> {
  const [film] = await db
    .select()
    .from(films)
    .where(and(isNotNull(films.uploadedAt), isNull(films.readyAt), isNull(films.failure)))
    .orderBy(asc(films.uploadedAt))
    .limit(1);
  if (!film) return true;
  const isOurs = isUpload(film);
  try {
    if (film.cutShort >= MAX_CUT_SHORT)
      throw new CommandFailed(
        `Its encoding was cut short ${MAX_CUT_SHORT} times, as when memory runs out: upload it again in a smaller size.`,
      );
    // counted before, because a newsroom that is killed counts nothing
    await db
      .update(films)
      .set({ cutShort: film.cutShort + 1 })
      .where(isOurs);
    await encodeFilm(db, stores, film, signal);
  } catch (cause) {
    if (!(cause instanceof EncodingCutShort)) await db.update(films).set({ cutShort: film.cutShort }).where(isOurs);
    // the film may have been removed meanwhile
    if ((await db.$count(films, isOurs)) === 0) {
      await deletePieces(db, stores, film.name);
      return false;
    }
    if (!(cause instanceof CommandFailed)) throw cause;
    await db.update(films).set({ failure: cause.message, parts: [] }).where(isOurs);
  }
  await deleteUnreferencedFiles(db, stores, { uploads: film.parts });
  return false;
}
