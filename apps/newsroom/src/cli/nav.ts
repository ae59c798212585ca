import { readFile, stat } from 'node:fs/promises';
import type { NavigationSummary } from '../control/index.ts';
import { CommandFailed } from '../sentence.ts';
import { answersOf, type Call, type Command, jsonBody } from './command.ts';

/** A part of the command: what is typed after its name, what it does, and how. */
interface Part {
  takes: string[];
  does: string;
  run(call: Call, collection: string, file: string): Promise<void>;
}

const PARTS: Record<string, Part> = {
  list: { takes: [], does: 'the menus: how many entries each has, and whether it is edited', run: list },
  show: { takes: ['COLLECTION'], does: 'a menu as JSON, to edit it', run: show },
  set: { takes: ['COLLECTION', 'FILE'], does: 'replace a menu by what a JSON file says', run: set },
  reset: { takes: ['COLLECTION'], does: 'make a menu the built-in one again', run: reset },
};

const typed = (name: string, { takes }: Part): string => ['nav', name, ...takes].join(' ');

export const navCommand: Command = {
  usage: Object.entries(PARTS).map(([name, part]) => [typed(name, part), part.does]),
  async run([name = '', ...args], call) {
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!part)
      throw new CommandFailed(`Say what to do with the menus: npm run newsroom -- nav ${Object.keys(PARTS).join('|')}`);
    if (args.length !== part.takes.length)
      throw new CommandFailed(`This is how it is used: npm run newsroom -- ${typed(name, part)}`);
    const [collection = '', file = ''] = args;
    await part.run(call, collection, file);
  },
};

async function list(call: Call): Promise<void> {
  for await (const menu of answersOf<NavigationSummary>(call, '/nav/list', jsonBody({}))) {
    const state = menu.editedAt ? `edited ${menu.editedAt}` : 'built-in';
    console.log(`${menu.collection.padEnd(16)} ${String(menu.entries).padStart(3)}  ${state}`);
  }
}

async function show(call: Call, collection: string): Promise<void> {
  console.log(JSON.stringify(await ask(call, '/nav/show', { collection }), null, 2));
}

async function set(call: Call, collection: string, file: string): Promise<void> {
  const entries = await ask(call, '/nav/set', { collection, entries: await readJson(file) });
  console.log(`${collection}: ${entries.length} entries, edited`);
}

async function reset(call: Call, collection: string): Promise<void> {
  const entries = await ask(call, '/nav/reset', { collection });
  console.log(`${collection}: ${entries.length} entries, built-in`);
}

/** The entries of a collection after what is asked for. */
async function ask(call: Call, path: string, asked: object): Promise<unknown[]> {
  for await (const { entries } of answersOf<{ entries: unknown[] }>(call, path, jsonBody(asked))) return entries;
  throw new CommandFailed('The newsroom ended before it answered: try again.');
}

async function readJson(file: string): Promise<unknown> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new CommandFailed(`There is no file ${file}.`);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandFailed(`The file ${file} cannot be read: ${error.message}.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailed(`The file ${file} is not JSON: ${(error as Error).message}.`);
  }
}
