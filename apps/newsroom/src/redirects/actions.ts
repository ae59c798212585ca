import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { warnOfDeadEnd } from '../links/index.ts';
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts';

const role = 'editor';

const redirect = z.object({ from: z.string(), to: z.string() });
const print = ({ from, to }: z.output<typeof redirect>): string => `${from} → ${to}`;

/** The redirect is looked up only where there is nothing to show. */
const sayUnreached = (path: string): string =>
  `There is a page at ${path}, and readers see that for as long as it is there.`;

/** The actions on redirects from addresses that no longer exist. */
export const redirectActions = [
  action({
    name: 'redirects list',
    summary: 'list redirects of addresses that are gone',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: z.object({ redirects: z.array(redirect) }),
    run: async ({ db }) => ({ redirects: await listRedirects(db) }),
    print: ({ redirects }) => redirects.map(print),
  }),
  action({
    name: 'redirects add',
    summary: 'redirect a path to another path, or to an https address of the station’s hosts',
    kind: 'change',
    role,
    input: z.strictObject({ from: z.string(), to: z.string() }),
    positionals: ['from', 'to'],
    output: redirect.extend({ warnings: z.array(z.string()).default([]) }),
    run: async ({ db, siteUrl }, input) => {
      const warnings = await warnOfDeadEnd(db, siteUrl, input.to);
      const { isPage, former, ...added } = await addRedirect(db, input);
      const changed = former.map((one) => `${one.from} led to ${one.to} before.`);
      return { ...added, warnings: [...warnings, ...(isPage ? [sayUnreached(added.from)] : []), ...changed] };
    },
    print: ({ warnings, ...added }) => ({ lines: [print(added)], warnings }),
  }),
  action({
    name: 'redirects remove',
    summary: 'remove a redirect',
    kind: 'change',
    role,
    input: z.strictObject({ from: z.string() }),
    positionals: ['from'],
    output: redirect,
    run: ({ db }, { from }) => removeRedirect(db, from),
    print: (removed) => `removed ${print(removed)}`,
  }),
];
