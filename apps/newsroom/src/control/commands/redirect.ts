import { addRedirect, listRedirects, type Redirect, removeRedirect } from '../../redirects/index.ts';
import { answering, type Command } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';

/** Where readers of addresses that are gone are led. */
export const redirectCommands: Record<string, Command> = {
  'redirect/add': answering(NOT_CHANGED, ({ db }, asked: Redirect) => addRedirect(db, asked)),
  'redirect/remove': answering(NOT_CHANGED, ({ db }, { from }: Redirect) => removeRedirect(db, from)),
  'redirect/list': answering('The redirects cannot be read', async ({ db }) => ({
    redirects: await listRedirects(db),
  })),
};
