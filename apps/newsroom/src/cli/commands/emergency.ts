import { sayLines } from '../command.ts';
import { commandOf } from '../parts.ts';

export const emergencyCommand = commandOf('emergency', 'emergency', {
  raise: {
    takes: 'TEXT [--url URL]',
    does: 'say it at the top of every page',
    run: (call, [text], options) => sayLines(call, '/emergency/raise', { text, ...options }),
  },
  lower: { does: 'take it away again', run: (call) => sayLines(call, '/emergency/lower') },
});
