import { formatBangkokTime } from '../../input/index.ts';
import { callCommand } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const episodeCommand = createCommand('episode', 'episodes', {
  preview: {
    takes: 'ID',
    does: 'the address at which an episode can be seen for a week, whether it is out or not',
    run: async (call, [id]) => {
      const answer = await callCommand<{ address: string; expiresAt: string }>(call, '/episode/preview', { id });
      console.log(`${answer.address}\ngood until ${formatBangkokTime(new Date(answer.expiresAt))}`);
    },
  },
});
