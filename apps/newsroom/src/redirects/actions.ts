import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { explainUnreadable } from '../articles/index.ts';
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts';

const role = 'editor';
const NOT_CHANGED = 'Nothing was changed';

const redirect = z.object({ from: z.string(), to: z.string() });
const print = ({ from, to }: z.output<typeof redirect>): string => `${from} → ${to}`;

/** Where readers of addresses that are gone are led. */
export const redirectActions = [
  action({
    name: 'redirects list',
    summary: 'where readers of addresses that are gone are led',
    kind: 'query',
    role,
    failure: 'The redirects cannot be read',
    input: NO_INPUT,
    output: z.object({ redirects: z.array(redirect) }),
    run: async ({ db }) => ({ redirects: await listRedirects(db) }),
    print: ({ redirects }) => redirects.map(print),
  }),
  action({
    name: 'redirects add',
    summary: 'lead the readers of a path to another one, or to an https address of the station’s',
    kind: 'change',
    role,
    failure: NOT_CHANGED,
    input: z.strictObject({ from: z.string(), to: z.string() }),
    positionals: ['from', 'to'],
    output: redirect.extend({ warnings: z.array(z.string()).default([]) }),
    run: async ({ db, siteUrl }, input) => {
      const unreadable = await explainUnreadable(db, siteUrl, input.to);
      return { ...(await addRedirect(db, input)), warnings: unreadable ? [unreadable] : [] };
    },
    print: ({ warnings, ...added }) => ({ lines: [print(added)], warnings }),
  }),
  action({
    name: 'redirects remove',
    summary: 'lead nobody on from there any more',
    kind: 'change',
    role,
    failure: NOT_CHANGED,
    input: z.strictObject({ from: z.string() }),
    positionals: ['from'],
    output: redirect,
    run: ({ db }, { from }) => removeRedirect(db, from),
    print: (removed) => `removed ${print(removed)}`,
  }),
];
