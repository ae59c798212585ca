import { toTerminalLine } from '@sala/telemetry';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, rowNumber, storableText } from '../input/index.ts';
import { closeReport, findReport, listReports, takeReport } from './reports.ts';
import { REPORT_STATES } from './schema.ts';

const role = 'editor';

const report = z.object({
  id: z.int(),
  state: z.enum(REPORT_STATES),
  who: z.string(),
  note: z.string(),
  reason: z.string(),
  message: z.string(),
  email: z.string(),
  url: z.string(),
  /** ISO 8601. */
  at: z.string(),
  alike: z.int(),
});

const id = rowNumber('a report').meta({ placeholder: 'REPORT' });
const note = storableText(1000).min(1, 'it is empty').meta({ placeholder: 'NOTE' });
const emails = z.boolean().default(false);

function print({ id: number, state, who, note: comment, alike, ...rest }: z.output<typeof report>): string {
  const { at, reason, message, email, url } = rest;
  const what = state === 'new' ? '' : [state, who].filter(Boolean).join(' by ');
  return [
    String(number).padEnd(4),
    formatBangkokTime(new Date(at)),
    alike > 1 ? `${alike} alike` : '',
    ...[what, reason, message, email, url, comment].map(toTerminalLine),
  ]
    .filter(Boolean)
    .join('  ');
}

/** The actions on reports of listeners. */
export const reportActions = [
  action({
    name: 'reports list',
    summary: 'list open reports of listeners, newest first, and of similar ones only the newest',
    kind: 'query',
    role,
    input: z.strictObject({
      words: storableText(200).meta({ placeholder: 'WORDS' }).optional(),
      state: z.enum(REPORT_STATES).meta({ placeholder: 'STATE' }).optional(),
      emails,
    }),
    positionals: ['words'],
    output: z.object({ reports: z.array(report) }),
    run: async ({ db }, { words, state, emails: withEmails }) => ({
      reports: await listReports(db, { words, state, withEmails }),
    }),
    print: ({ reports }) => (reports.length > 0 ? reports.map(print) : 'There are no such reports.'),
  }),
  action({
    name: 'reports show',
    summary: 'show a report; --emails: with the address of a listener who wants an answer',
    kind: 'query',
    role,
    input: z.strictObject({ report: id, emails }),
    positionals: ['report'],
    output: report,
    run: ({ db }, input) => findReport(db, input.report, input.emails),
    print,
  }),
  action({
    name: 'reports take',
    summary: 'assign a report to yourself; a closed one is reopened',
    kind: 'change',
    role,
    input: z.strictObject({ report: id }),
    positionals: ['report'],
    output: report,
    run: ({ db, caller }, input) => takeReport(db, input.report, caller.who),
    print,
  }),
  action({
    name: 'reports close',
    summary: 'close a report with a note; --dismissed: nothing needed doing; --alike: also close similar ones',
    kind: 'change',
    role,
    input: z.strictObject({
      report: id,
      note,
      dismissed: z.boolean().default(false),
      alike: z.boolean().default(false),
    }),
    positionals: ['report', 'note'],
    output: z.object({ closed: z.int() }),
    run: async ({ db, caller: { who } }, input) => {
      const state = input.dismissed ? 'dismissed' : 'done';
      const closing = { state, note: input.note, who, withAlike: input.alike } as const;
      return { closed: await closeReport(db, input.report, closing) };
    },
    print: ({ closed }, input) =>
      closed > 1 ? `${input.report} and ${closed - 1} alike closed` : `${input.report} closed`,
  }),
];
