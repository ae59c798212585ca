import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine, storableText } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { sendToAll } from './sendToAll.ts';

/** In characters; `sendToAll` refuses what has too many bytes for push services. */
const MAX_TEXT_LENGTH = 4000;

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
      title: storableLine(MAX_TEXT_LENGTH).meta({ placeholder: 'TITLE' }),
      url: z.string().meta({ placeholder: 'URL' }),
      body: storableText(MAX_TEXT_LENGTH).optional(),
    }),
    positionals: ['title'],
    output: report,
    run: async function* ({ db, push, siteUrl }, message) {
      // checked before sending, because a message cannot be called back
      const [deadEnd] = await warnOfDeadEnd(db, siteUrl, message.url);
      if (deadEnd) throw new CommandFailed(deadEnd);
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
