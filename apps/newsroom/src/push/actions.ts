import { HOUR_MS } from '@sala/thai';
import { z } from 'zod';
import { action, listEntries } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, storableLine, storableText } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { sendToAll } from './sendToAll.ts';

/** In characters; `sendToAll` refuses what has too many bytes for push services. */
const MAX_TEXT_LENGTH = 4000;

/** For how long a message is not sent once more unasked, in milliseconds: two editors hear of the same news. */
const SAME_MESSAGE_MS = HOUR_MS;

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

/** @throws {CommandFailed} when the log says that a message of this title and address went out in the last hour */
async function requireNewMessage(db: Database, message: { title: string; url: string }): Promise<void> {
  const since = new Date(Date.now() - SAME_MESSAGE_MS);
  const entries = await listEntries(db, { action: 'push', since, words: [], limit: 100 });
  const same = entries.find(
    ({ outcome, input }) =>
      outcome !== 'refused' && input.url === message.url && title.safeParse(input.title).data === message.title,
  );
  if (same)
    throw new CommandFailed(`This message was sent at ${formatBangkokTime(same.at)}: send it once more with --again.`);
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
      if (!again) await requireNewMessage(db, message);
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
