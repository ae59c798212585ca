import { json } from 'node:stream/consumers';
import { importNews } from '../content/import/index.ts';
import { sendToAll } from '../push/index.ts';
import type { Command } from './command.ts';
import { demoCommands } from './demo.ts';
import { DESK_COMMANDS } from './deskCommands.ts';
import { navCommands } from './nav.ts';
import { redirectCommands, storyCommands } from './story.ts';
import { bannerCommands, goldCommands } from './widgets.ts';

/** What `npm run newsroom -- …` can ask of the newsroom, by the path on the control socket. */
export const COMMANDS: Record<string, Command> = {
  import: { failure: 'The import stopped', run: ({ db }, body) => importNews(db, body) },
  push: {
    failure: 'The sending stopped',
    run: async function* ({ db, push }, body) {
      yield* sendToAll(db, push, await json(body));
    },
  },
  ...demoCommands,
  ...navCommands,
  ...storyCommands,
  ...redirectCommands,
  ...bannerCommands,
  ...goldCommands,
  ...DESK_COMMANDS,
};
