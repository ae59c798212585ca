import { printLines } from '../command.ts';
import { createSimpleCommand } from '../subcommands.ts';

export const statsCommand = createSimpleCommand('stats', {
  takes: '[DAY]',
  does: 'what was read, clicked and played on a day, such as 2026-11-21, and how fast pages were; today without one',
  run: (call, [day]) => printLines(call, '/stats', { day }),
});
