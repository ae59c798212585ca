import { addRedirect, listRedirects, type Redirect, removeRedirect } from '../../redirects/index.ts';
import { type Command, replyOnce } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';

/** Where readers of addresses that are gone are led. */
export const redirectCommands: Record<string, Command> = {
  'redirect/add': replyOnce(NOT_CHANGED, ({ db }, input: Redirect) => addRedirect(db, input)),
  'redirect/remove': replyOnce(NOT_CHANGED, ({ db }, { from }: Redirect) => removeRedirect(db, from)),
  'redirect/list': replyOnce('The redirects cannot be read', async ({ db }) => ({
    redirects: await listRedirects(db),
  })),
};
