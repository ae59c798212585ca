import { json } from 'node:stream/consumers';
import { sendToAll } from '../../push/index.ts';
import type { Command } from '../command.ts';

export const pushCommands: Record<string, Command> = {
  push: {
    failure: 'The sending stopped',
    run: async function* ({ db, push }, body) {
      yield* sendToAll(db, push, await json(body));
    },
  },
};
