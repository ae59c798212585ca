import { isDay, toDay } from '@sala/thai';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { requireCommonEra } from '../input/index.ts';
import { formatStatsReport, readStatsReport, statsReport } from './report.ts';

export const analyticsActions = [
  action({
    name: 'analytics',
    summary: 'show what was read, clicked and played today, or on a day such as 2026-11-21, and how fast pages were',
    kind: 'query',
    role: 'editor',
    input: z.strictObject({ day: z.string().optional() }),
    positionals: ['day'],
    output: statsReport,
    run: async ({ db }, { day = toDay(Date.now()) }) => {
      if (!isDay(requireCommonEra(day))) throw new CommandFailed(`${day} is no day: write it as 2026-11-21.`);
      return readStatsReport(db, day);
    },
    print: formatStatsReport,
  }),
];
