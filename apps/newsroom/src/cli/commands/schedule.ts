import { printLines } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const scheduleCommand = createCommand('schedule', 'schedule', {
  list: {
    takes: 'CHANNEL [--day DAY]',
    does: 'what is on a channel today, or on a day as 2026-11-22, each with its slot',
    run: (call, [channel], options) => printLines(call, '/schedule/list', { channel, ...options }),
  },
  set: {
    takes: 'CHANNEL PROGRAM --at TIME --minutes N [--days mon,tue] [--from DAY] [--on DAY] [--title T] [--film F]…',
    does: 'plan a programme: every week, from a day on, or on one day; what was planned for that time gives way',
    run: (call, [channel, program], options) => printLines(call, '/schedule/set', { channel, program, ...options }),
  },
  remove: {
    takes: 'SLOT',
    does: 'plan it no longer; what has begun goes on to its end',
    run: (call, [slot]) => printLines(call, '/schedule/remove', { slot }),
  },
});
