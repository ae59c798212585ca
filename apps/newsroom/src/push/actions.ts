import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { acquireLease } from '../database/index.ts';
import { CommandFailed, describeError } from '../errors/index.ts';
import { formatBangkokTime, formatCount, storableLine, storableText, warnOfMarkup } from '../input/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { addMessage, listMessages, toLeaseName } from './messages.ts';
import { printReport } from './report.ts';
import { countDone, sendMessage } from './sendMessage.ts';
import { toPayload } from './toPayload.ts';

/** In characters; `toPayload` refuses what has too many bytes for push services. */
const MAX_TEXT_LENGTH = 4000;
/** How many messages are listed. */
const LISTED_MESSAGES = 30;

const title = storableLine(MAX_TEXT_LENGTH).meta({ placeholder: 'TITLE' });

const count = z.int().nonnegative();
const report = z.object({
  subscriptions: count,
  sent: count,
  expired: count,
  /** How many messages failed, by the reason. */
  failures: z.record(z.string(), count),
});
/** `interrupted`: why the sending pauses, until a newsroom goes on with it. */
const sending = report.extend({ interrupted: z.string().optional() });

/** A message; `at` is ISO 8601. */
const message = z.object({
  at: z.string(),
  who: z.string(),
  title: z.string(),
  url: z.string(),
  state: z.enum(['waiting', 'sending', 'ended']),
  report,
});

const formatShare = (one: z.output<typeof report>): string => `${countDone(one)} of ${one.subscriptions}`;

function printMessage({ at, who, title: text, url, state, report: reached }: z.output<typeof message>): string {
  const { lines, failed } = printReport(reached);
  const states = {
    waiting: `interrupted after ${formatShare(reached)}: a running newsroom goes on with it within a minute`,
    sending: `being sent: ${formatShare(reached)}`,
    ended: [...lines, ...(failed === undefined ? [] : [failed])].join('; '),
  };
  return [formatBangkokTime(new Date(at)), who, text, url, states[state]].join('  ');
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
    output: sending,
    run: async function* ({ db, push, siteUrl, caller, shutdown }, { again, ...texts }) {
      // checked before sending, because a message cannot be called back
      const [deadEnd] = await warnOfDeadEnd(db, siteUrl, texts.url);
      const [markup] = warnOfMarkup({ title: texts.title, body: texts.body ?? '' });
      const problem = deadEnd ?? markup;
      if (problem) throw new CommandFailed(problem);
      toPayload(texts);
      const id = randomUUID();
      const { who, origin } = caller;
      // before the message is stored: another newsroom would find one that is never sent
      const lease = await acquireLease(db, toLeaseName(id));
      if (!lease) throw new Error('the message has no lease');
      try {
        const stored = await addMessage(db, { id, who, origin, ...texts, body: texts.body ?? null }, again);
        const signal = AbortSignal.any([shutdown.signal, lease.signal]);
        let last = stored.report;
        try {
          for await (last of sendMessage(db, push, stored, signal)) yield last;
          if (signal.aborted) yield { ...last, interrupted: describeError(signal.reason, 'It is interrupted') };
        } catch (error) {
          yield { ...last, interrupted: describeError(error, 'It is interrupted') };
        }
      } finally {
        await lease.release();
      }
    },
    progress: (result) => ({
      share: result.subscriptions === 0 ? 1 : Math.min(1, countDone(result) / result.subscriptions),
      note: formatCount(countDone(result), 'message'),
    }),
    print: ({ interrupted, ...result }) =>
      interrupted === undefined
        ? printReport(result)
        : {
            lines: [`${formatShare(result)} messages`],
            failed: `${interrupted} A running newsroom goes on with it within a minute: notifications list shows how far it is.`,
          },
  }),
  action({
    name: 'notifications list',
    summary: 'list the newest notifications, and how far each is: begun, so many of all, or how it has ended',
    kind: 'query',
    role: 'editor',
    input: NO_INPUT,
    output: z.object({ messages: z.array(message) }),
    run: async ({ db }) => ({
      messages: (await listMessages(db, LISTED_MESSAGES)).map(({ message: one, isIdle }) => ({
        at: one.createdAt.toISOString(),
        who: one.who,
        title: one.title,
        url: one.url,
        state: one.endedAt ? ('ended' as const) : isIdle ? ('waiting' as const) : ('sending' as const),
        report: one.report,
      })),
    }),
    print: ({ messages }) => (messages.length > 0 ? messages.map(printMessage) : ['No message was sent.']),
  }),
];
