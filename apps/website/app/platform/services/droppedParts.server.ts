import type { DroppedItem } from '@sala/contracts';
import { countDroppedParts } from './policyMetrics.server.ts';

const LOG_PERIOD_MS = 60_000;
/** How much of a part is logged, in characters. */
const MAX_LOGGED_TEXT = 120;

/** When each call was last logged. There are as many as calls in the code. */
const logged = new Map<string, number>();

/** Counts the parts that an answer loses because they are invalid, and logs the first of them once a minute for each call. */
export function reportDropped(service: string, call: string, path: string, dropped: DroppedItem[]): void {
  const [first] = dropped;
  if (!first) return;
  countDroppedParts(service, dropped.length);
  const now = Date.now();
  const key = `${call} of ${service}`;
  if (now - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < LOG_PERIOD_MS) return;
  logged.set(key, now);
  const [issue] = first.issues;
  const where = issue?.path.join('.');
  const part = JSON.stringify(first.item)?.slice(0, MAX_LOGGED_TEXT);
  console.warn(
    `${key} (${path}): ${dropped.length} invalid parts are left out, the first of them ${part}:`,
    `${where && `${where}: `}${issue?.message}`,
  );
}
