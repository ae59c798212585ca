import { type Database, pauseFor } from '../../database/index.ts';
import { findNewestSegment, InputFailed, type NewestSegment } from './fetchInput.ts';
import { listInputs } from './inputs.ts';

/** How often an input is checked, in milliseconds. */
const INTERVAL_MS = 4000;
/** An input is lost when no new segment has come for so long, and for the length of so many segments. */
const MAX_STILL_MS = 10_000;
const MAX_STILL_SEGMENTS = 2.5;
/** An input that announces longer segments is not believed: viewers would wait for the programmes as long. */
const MAX_SEGMENT_SECONDS = 30;

/** The present inputs of the channels. */
export interface Inputs {
  /** The address of a channel's live input; undefined while the channel shows its planned programmes. */
  find(channel: string): URL | undefined;
}

interface Seen {
  address: string;
  newest: NewestSegment;
  /** When a new segment came; undefined before the first. */
  movedAt: number | undefined;
}

/** A newsroom whose channels have no inputs. */
export const NO_INPUTS: Inputs = { find: () => undefined };

/** The inputs of a newsroom, which know nothing of the studios' streams before they are watched. */
export interface WatchedInputs extends Inputs {
  start(onError: (error: unknown) => void): void;
  close(): Promise<void>;
}

/**
 * Once started, checks every few seconds whether each input has a new segment, in every newsroom, until it is closed. An
 * input is live from its first new segment to ten seconds after the last one, or two and a half segments where those are
 * long.
 */
export function createInputs(
  db: Database,
  ofSettings: ReadonlyMap<string, string>,
  intervalMs = INTERVAL_MS,
): WatchedInputs {
  const seen = new Map<string, Seen>();
  const looking = new Set<string>();
  const closing = new AbortController();
  const { signal } = closing;
  let watching: Promise<void> | undefined;

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

  async function watch(onError: (error: unknown) => void): Promise<void> {
    while (!signal.aborted) {
      try {
        const inputs = await listInputs(db, ofSettings);
        for (const [channel, { address }] of seen) if (inputs.get(channel) !== address) seen.delete(channel);
        // an input that hangs does not delay the others
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
      await pauseFor(intervalMs, signal);
    }
  }

  return {
    find(channel) {
      const { address = '', movedAt, newest } = seen.get(channel) ?? {};
      if (movedAt === undefined) return undefined;
      const seconds = Math.min(newest?.seconds ?? 0, MAX_SEGMENT_SECONDS);
      const most = Math.max(MAX_STILL_MS, seconds * 1000 * MAX_STILL_SEGMENTS);
      return performance.now() - movedAt < most ? new URL(address) : undefined;
    },
    start(onError) {
      watching = watch(onError);
    },
    async close() {
      closing.abort();
      await watching;
    },
  };
}
