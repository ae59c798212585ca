import type { NavigationSummary } from '../../control/index.ts';
import { type Call, callCommand } from '../command.ts';
import { readJson } from '../readFile.ts';
import { createCommand } from '../subcommands.ts';

export const navCommand = createCommand('nav', 'menus', {
  list: { does: 'the menus: how many entries each has, and whether it is edited', run: list },
  show: { takes: 'COLLECTION', does: 'a menu as JSON, to edit it', run: show },
  set: { takes: 'COLLECTION FILE', does: 'replace a menu by what a JSON file says', run: set },
  reset: { takes: 'COLLECTION', does: 'make a menu the built-in one again', run: reset },
});

interface Entries {
  entries: unknown[];
}

async function list(call: Call): Promise<void> {
  const { menus } = await callCommand<{ menus: NavigationSummary[] }>(call, '/nav/list');
  for (const { collection, entries, editedAt } of menus) {
    const state = editedAt ? `edited ${editedAt}` : 'built-in';
    console.log(`${collection.padEnd(16)} ${String(entries).padStart(3)}  ${state}`);
  }
}

async function show(call: Call, [collection]: string[]): Promise<void> {
  const { entries } = await callCommand<Entries>(call, '/nav/show', { collection });
  console.log(JSON.stringify(entries, null, 2));
}

async function set(call: Call, [collection, file = '']: string[]): Promise<void> {
  const { entries } = await callCommand<Entries>(call, '/nav/set', { collection, entries: await readJson(file) });
  console.log(`${collection}: ${entries.length} entries, edited`);
}

async function reset(call: Call, [collection]: string[]): Promise<void> {
  const { entries } = await callCommand<Entries>(call, '/nav/reset', { collection });
  console.log(`${collection}: ${entries.length} entries, built-in`);
}
