import { parseArgs } from 'node:util';
import type { PushReport } from '../push/index.ts';
import { CommandFailed } from '../sentence.ts';
import { answersOf, type Call, type Command, jsonBody } from './command.ts';
import { clearProgress, drawProgress } from './progress.ts';

const TYPED = 'push "TITLE" --url URL [--body TEXT]';

export const pushCommand: Command = {
  usage: [[TYPED, 'tell everybody who has asked to be told']],
  async run(args, call) {
    await push(readMessage(args), call);
  },
};

function readMessage(args: string[]): object {
  try {
    const options = { url: { type: 'string' }, body: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length === 1 && values.url !== undefined) return { title: positionals[0], ...values };
  } catch {
    // an option that there is none of, or one without its value
  }
  throw new CommandFailed(`This is how it is used: npm run newsroom -- ${TYPED}`);
}

/**
 * Sends a message to everybody, with a progress bar where there is a terminal, and says what became of it.
 * @throws {CommandFailed} saying why, when a message did not arrive
 */
export async function push(message: object, call: Call): Promise<void> {
  let report: PushReport | undefined;
  for await (report of answersOf<PushReport>(call, '/push', jsonBody(message))) {
    const done = report.sent + report.expired + failed(report);
    drawProgress('push', report.subscriptions === 0 ? 1 : Math.min(1, done / report.subscriptions), `${done} messages`);
  }
  clearProgress();
  if (!report) throw new CommandFailed('The newsroom ended before the message was sent to everybody.');
  console.log(`${report.sent} sent, ${report.expired} expired and removed, ${failed(report)} failed`);
  if (failed(report) > 0) throw new CommandFailed(`Not everybody was reached: ${reasons(report)}.`);
}

const failed = ({ failures }: PushReport): number => Object.values(failures).reduce((sum, count) => sum + count, 0);

const reasons = ({ failures }: PushReport): string =>
  Object.entries(failures)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ');
