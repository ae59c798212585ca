import { importNews } from '../../import/index.ts';
import type { Command } from '../command.ts';

export const importCommands: Record<string, Command> = {
  import: { failure: 'The import stopped', run: ({ db }, body) => importNews(db, body) },
};
