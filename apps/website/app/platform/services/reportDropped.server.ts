import type { DroppedItem } from '@sala/contracts';
import { createLogLimit } from './logLimit.server.ts';
import { countDroppedParts } from './policyMetrics.server.ts';

/** How much of a part is logged, in characters. */
const MAX_LOGGED_TEXT = 120;

// there are as many keys as calls in the code
const isLogDue = createLogLimit();

/** Counts the parts that an answer loses because they are invalid, and logs the first of them once a minute for each call. */
export function reportDropped(service: string, call: string, path: string, dropped: DroppedItem[]): void {
  const [first] = dropped;
  if (!first) return;
  countDroppedParts(service, dropped.length);
  const key = `${call} of ${service}`;
  if (!isLogDue(key)) return;
  const [issue] = first.issues;
  const where = issue?.path.join('.');
  const part = JSON.stringify(first.item)?.slice(0, MAX_LOGGED_TEXT);
  console.warn(
    `${key} (${path}): ${dropped.length} invalid parts are left out, the first of them ${part}:`,
    `${where && `${where}: `}${issue?.message}`,
  );
}
