import { sayLines } from '../command.ts';
import { commandOf } from '../parts.ts';
import { readJson } from '../readFile.ts';

export const pageCommand = commandOf('page', 'pages', {
  show: {
    takes: 'NAME',
    does: 'a page that an editor has made, as JSON, to edit it',
    run: (call, [name]) => sayLines(call, '/page/show', { name }),
  },
  set: {
    takes: 'NAME FILE',
    does: 'make a page of what a JSON file says',
    run: async (call, [name, file = '']) => sayLines(call, '/page/set', { name, page: await readJson(file) }),
  },
  remove: {
    takes: 'NAME',
    does: 'take such a page away',
    run: (call, [name]) => sayLines(call, '/page/remove', { name }),
  },
});
