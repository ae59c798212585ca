import { printLines } from '../command.ts';
import { readJson } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

export const pageCommand = createCommand('page', 'pages', {
  show: {
    takes: 'NAME',
    does: 'a page that an editor has made, as JSON, to edit it',
    run: (call, [name]) => printLines(call, '/page/show', { name }),
  },
  set: {
    takes: 'NAME FILE',
    does: 'make a page of what a JSON file says',
    run: async (call, [name, file = '']) => printLines(call, '/page/set', { name, page: await readJson(file) }),
  },
  remove: {
    takes: 'NAME',
    does: 'take such a page away',
    run: (call, [name]) => printLines(call, '/page/remove', { name }),
  },
});
