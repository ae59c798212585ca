import { createHash } from 'node:crypto';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { acquireLeaseFor, type Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { storableLine, storableText } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { sendToAll, toPayload } from './sendToAll.ts';

/** In characters; `toPayload` refuses what has too many bytes for push services. */
const MAX_TEXT_LENGTH = 4000;

/** For how long a message is not sent once more unasked, in seconds: two editors hear of the same news. */
const SAME_MESSAGE_SECONDS = 3600;

const title = storableLine(MAX_TEXT_LENGTH).meta({ placeholder: 'TITLE' });

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

/**
 * Notes that a message goes out, before it does: a second editor may send it while it is on its way.
 * @returns false when one of this title and address has gone out in the last hour
 */
function claimMessage(db: Database, { title, url }: { title: string; url: string }): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([title, url]))
    .digest('hex');
  return acquireLeaseFor(db, `push ${digest}`, SAME_MESSAGE_SECONDS);
}

export const pushActions = [
  action({
    name: 'push',
    summary:
      'send a notification to everybody who has subscribed; --again: although the same one was sent in the last hour',
    kind: 'job',
    role: 'editor',
    failure: 'The sending stopped',
    input: z.strictObject({
      title,
      url: z.string().meta({ placeholder: 'URL' }),
      body: storableText(MAX_TEXT_LENGTH).optional(),
      again: z.boolean().optional(),
    }),
    positionals: ['title'],
    output: report,
    run: async function* ({ db, push, siteUrl }, { again, ...message }) {
      // checked before sending, because a message cannot be called back
      const [deadEnd] = await warnOfDeadEnd(db, siteUrl, message.url);
      if (deadEnd) throw new CommandFailed(deadEnd);
      const payload = toPayload(message);
      if (!(await claimMessage(db, message)) && !again)
        throw new CommandFailed(
          'This message was sent in the last hour, or is being sent: send it once more with --again.',
        );
      yield* sendToAll(db, push, payload);
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
