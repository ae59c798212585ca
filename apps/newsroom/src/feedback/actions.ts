import { toTerminalText } from '@sala/telemetry';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { listReports } from './listReports.ts';

const report = z.object({
  ...{ reason: z.string(), message: z.string(), email: z.string(), url: z.string() },
  /** ISO 8601. */
  at: z.string(),
});

const toOneLine = (text: string): string => toTerminalText(text).replace(/\s+/g, ' ').trim();

export const reportActions = [
  action({
    name: 'narrations reports',
    summary: 'what listeners report, the newest first; with their addresses where they gave one',
    ...{ kind: 'query', role: 'editor', failure: 'The reports cannot be read' },
    input: z.strictObject({ emails: z.boolean().default(false) }),
    output: z.object({ reports: z.array(report) }),
    run: async ({ db }, { emails }) => ({ reports: await listReports(db, { withEmails: emails }) }),
    print: ({ reports }) =>
      reports.map(({ at, reason, message, email, url }) =>
        [formatBangkokTime(new Date(at)), reason, message, email, url].filter(Boolean).map(toOneLine).join('  '),
      ),
  }),
];
