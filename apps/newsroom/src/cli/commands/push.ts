import { CommandFailed } from '../../errors/index.ts';
import type { PushReport } from '../../push/index.ts';
import { type Call, callForReplies, jsonBody } from '../command.ts';
import { Progress } from '../progress.ts';
import { createSimpleCommand } from '../subcommands.ts';

export const pushCommand = createSimpleCommand('push', {
  takes: '"TITLE" --url URL [--body TEXT]',
  does: 'tell everybody who has asked to be told',
  run: (call, [title], options) => push({ title, ...options }, call),
});

/**
 * Sends a message to every subscription, shows the progress, and prints the result.
 * @throws {CommandFailed} saying why, when a message did not arrive
 */
async function push(message: object, call: Call): Promise<void> {
  const progress = new Progress('push');
  let report: PushReport | undefined;
  for await (report of callForReplies<PushReport>(call, '/push', jsonBody(message))) {
    const done = report.sent + report.expired + failed(report);
    progress.draw(report.subscriptions === 0 ? 1 : Math.min(1, done / report.subscriptions), `${done} messages`);
  }
  progress.clear();
  if (!report) throw new CommandFailed('The newsroom ended before the message was sent to everybody.');
  console.log(`${report.sent} sent, ${report.expired} expired and removed, ${failed(report)} failed`);
  if (failed(report) > 0) throw new CommandFailed(`Not everybody was reached: ${reasons(report)}.`);
}

const failed = ({ failures }: PushReport): number => Object.values(failures).reduce((sum, count) => sum + count, 0);

const reasons = ({ failures }: PushReport): string =>
  Object.entries(failures)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ');
