import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { tidyLine } from '../input/index.ts';
import { explainUnreadable } from '../links/index.ts';
import { sendToAll } from './sendToAll.ts';

const count = z.int().nonnegative();
const report = z.object({
  subscriptions: count,
  sent: count,
  expired: count,
  /** How many messages failed, by the reason. */
  failures: z.record(z.string(), count),
});

const countFailed = ({ failures }: z.output<typeof report>): number =>
  Object.values(failures).reduce((sum, one) => sum + one, 0);

function describeFailures({ failures }: z.output<typeof report>): string {
  const reasons = Object.entries(failures).map(([reason, times]) => `${times} ${reason}`);
  return `Not everybody was reached: ${reasons.join(', ')}.`;
}

export const pushActions = [
  action({
    name: 'push',
    summary: 'send a notification to everybody who has subscribed',
    kind: 'job',
    role: 'editor',
    failure: 'The sending stopped',
    input: z.strictObject({
      title: z.string().overwrite(tidyLine).meta({ placeholder: 'TITLE' }),
      url: z.string().meta({ placeholder: 'URL' }),
      body: z.string().optional(),
    }),
    positionals: ['title'],
    output: report,
    run: async function* ({ db, push, siteUrl }, message) {
      // checked before sending, because a message cannot be called back
      const unreadable = await explainUnreadable(db, siteUrl, message.url);
      if (unreadable) throw new CommandFailed(unreadable);
      yield* sendToAll(db, push, message);
    },
    progress: (result) => {
      const done = result.sent + result.expired + countFailed(result);
      return {
        share: result.subscriptions === 0 ? 1 : Math.min(1, done / result.subscriptions),
        note: `${done} messages`,
      };
    },
    print: (result) => ({
      lines: [`${result.sent} sent, ${result.expired} expired and removed, ${countFailed(result)} failed`],
      failed: countFailed(result) > 0 ? describeFailures(result) : undefined,
    }),
  }),
];
