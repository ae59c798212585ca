import { sayLines } from '../command.ts';
import { simpleCommand } from '../parts.ts';

export const statsCommand = simpleCommand('stats', {
  takes: '[DAY]',
  does: 'what was read, clicked and played on a day, such as 2026-11-21, and how fast pages were; today without one',
  run: (call, [day]) => sayLines(call, '/stats', { day }),
});
