import { isDay, toDay } from '@sala/thai';
import { z } from 'zod';
import { sentenceAction } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatStatsReport } from './report.ts';

export const analyticsActions = [
  sentenceAction({
    name: 'analytics',
    summary:
      'what was read, clicked and played on a day, such as 2026-11-21, and how fast pages were; today without one',
    ...{ role: 'editor', failure: 'The statistics cannot be read' },
    input: z.strictObject({ day: z.string().optional() }),
    positionals: ['day'],
    run: ({ db }, { day = toDay(Date.now()) }) => {
      if (!isDay(day)) throw new CommandFailed(`${day} is no day: write it as 2026-11-21.`);
      return formatStatsReport(db, day);
    },
  }),
];
