import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/index.ts';
import { findNewestSegment, InputFailed, type NewestSegment } from './fetchInput.ts';
import { listInputs } from './inputs.ts';

/** How often an input is looked at, in milliseconds. */
const INTERVAL_MS = 4000;
/** An input is gone when nothing new has come of it for so long, and for so many of its segments. */
const MAX_STILL_MS = 10_000;
const MAX_STILL_SEGMENTS = 2.5;

/** The inputs of the channels, as they are now. */
export interface Inputs {
  /** Where the input of a channel is that is on now; undefined where the channel shows what it has planned. */
  find(channel: string): URL | undefined;
}

interface Seen {
  address: string;
  newest: NewestSegment;
  /** When something new came; undefined before it has. */
  movedAt: number | undefined;
}

/** A newsroom whose channels have no inputs. */
export const NO_INPUTS: Inputs = { find: () => undefined };

/**
 * Looks every few seconds whether something new has come of each input, in every newsroom, until it is closed. An input
 * is on from the first new segment to ten seconds after the last one, or two and a half segments where those are long.
 */
export function watchInputs(
  db: Database,
  ofSettings: ReadonlyMap<string, string>,
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): Inputs & { close(): Promise<void> } {
  const seen = new Map<string, Seen>();
  const looking = new Set<string>();
  const closing = new AbortController();
  const { signal } = closing;

  async function look(channel: string, address: string): Promise<void> {
    const before = seen.get(channel);
    const newest = await findNewestSegment(new URL(address)).catch((error) => {
      if (!(error instanceof InputFailed)) throw error;
      return undefined;
    });
    if (newest === undefined) return;
    const isKnown = before?.address === address;
    const hasMoved = isKnown && newest.number !== before.newest.number;
    seen.set(channel, {
      address,
      newest,
      movedAt: hasMoved ? performance.now() : isKnown ? before.movedAt : undefined,
    });
  }

  const watching = (async () => {
    while (!signal.aborted) {
      try {
        const inputs = await listInputs(db, ofSettings);
        for (const [channel, { address }] of seen) if (inputs.get(channel) !== address) seen.delete(channel);
        // one that hangs keeps nobody from looking at the others
        for (const [channel, address] of inputs) {
          if (looking.has(channel)) continue;
          looking.add(channel);
          void look(channel, address)
            .catch(onError)
            .finally(() => looking.delete(channel));
        }
      } catch (error) {
        onError(error);
      }
      await pause(intervalMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    find(channel) {
      const { address = '', movedAt, newest } = seen.get(channel) ?? {};
      if (movedAt === undefined) return undefined;
      const most = Math.max(MAX_STILL_MS, (newest?.seconds ?? 0) * 1000 * MAX_STILL_SEGMENTS);
      return performance.now() - movedAt < most ? new URL(address) : undefined;
    },
    close: () => {
      closing.abort();
      return watching;
    },
  };
}
