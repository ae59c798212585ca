import { printLines } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const emergencyCommand = createCommand('emergency', 'emergency', {
  raise: {
    takes: 'TEXT [--url URL]',
    does: 'say it at the top of every page',
    run: (call, [text], options) => printLines(call, '/emergency/raise', { text, ...options }),
  },
  lower: { does: 'take it away again', run: (call) => printLines(call, '/emergency/lower') },
});
