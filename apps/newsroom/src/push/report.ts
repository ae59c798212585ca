import type { PushReport } from './schema.ts';
import { countDone } from './sendMessage.ts';

/** How a message has ended, for a terminal and for the log. */
export function printReport(report: PushReport): { lines: string[]; failed?: string } {
  const { sent, expired, failures } = report;
  const failed = countDone(report) - sent - expired;
  const reasons = Object.entries(failures).map(([reason, times]) => `${times} ${reason}`);
  return {
    lines: [`${sent} sent, ${expired} expired and removed, ${failed} failed`],
    ...(failed > 0 && { failed: `Not everybody was reached: ${reasons.join(', ')}.` }),
  };
}
