import type { Redirect } from '../../redirects/index.ts';
import { callCommand } from '../command.ts';
import { createCommand } from '../subcommands.ts';

const said = ({ from, to }: Redirect): string => `${from} → ${to}`;

export const redirectCommand = createCommand('redirect', 'addresses that are gone', {
  list: {
    does: 'where readers of addresses that are gone are led',
    run: async (call) => {
      const { redirects } = await callCommand<{ redirects: Redirect[] }>(call, '/redirect/list');
      for (const one of redirects) console.log(said(one));
    },
  },
  add: {
    takes: 'FROM TO',
    does: 'lead the readers of a path to another one, or to an https address of the station’s',
    run: async (call, [from, to]) => console.log(said(await callCommand(call, '/redirect/add', { from, to }))),
  },
  remove: {
    takes: 'FROM',
    does: 'lead nobody on from there any more',
    run: async (call, [from]) => console.log(`removed ${said(await callCommand(call, '/redirect/remove', { from }))}`),
  },
});
