import { isDay, toDay } from '@sala/thai';
import { formatStatsReport } from '../../analytics/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { type Command, replyLine } from '../command.ts';

export const statsCommands: Record<string, Command> = {
  stats: replyLine('The statistics cannot be read', async (db, { day = toDay(Date.now()) }) => {
    if (typeof day !== 'string' || !isDay(day)) throw new CommandFailed(`${day} is no day: write it as 2026-11-21.`);
    return formatStatsReport(db, day);
  }),
};
