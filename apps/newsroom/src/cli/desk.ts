import { readFile } from 'node:fs/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CommandFailed } from '../sentence.ts';
import { answersOf, type Call, type Command, jsonBody } from './command.ts';

/** A part of a command: what is typed after its name and where that goes, its options, what it does. */
interface Part {
  takes: string[];
  options?: ParseArgsOptionsConfig;
  /** How the options are typed. */
  typed?: string;
  does: string;
}

const text = { type: 'string' } as const;
const contents = { text, picture: text, caption: text, key: { type: 'boolean' } } as const;
const CONTENTS = '[--text FILE] [--picture FILE|URL] [--caption TEXT] [--key]';

export const situationCommand = desk('situation', {
  list: { takes: [], does: 'the situations that are followed' },
  add: {
    takes: ['id', 'title'],
    options: { lead: text, picture: text, tag: { ...text, multiple: true } },
    typed: '[--lead TEXT] [--picture FILE|URL] [--tag TAG]…',
    does: 'follow a new one, at the page /ID',
  },
  end: { takes: ['id'], does: 'say that it has ended' },
  resume: { takes: ['id'], does: 'make it live again' },
  remove: { takes: ['id'], does: 'take it away, with its posts' },
  fact: {
    takes: ['id', 'label', 'value'],
    options: { source: text },
    typed: '[--source TEXT]',
    does: 'say a fact of it',
  },
  'remove-fact': { takes: ['id', 'label'], does: 'take a fact of it away' },
  posts: { takes: ['id'], does: 'its newest posts, each with its number' },
  post: { takes: ['id', 'headline'], options: contents, typed: CONTENTS, does: 'report what has happened' },
  'edit-post': {
    takes: ['post'],
    options: { headline: text, ...contents },
    typed: `[--headline TEXT] ${CONTENTS.replace('[--key]', '[--key|--no-key]')}`,
    does: 'change a post, by its number',
  },
  'remove-post': { takes: ['post'], does: 'take a post away, by its number' },
});

export const pageCommand = desk('page', {
  show: { takes: ['name'], does: 'a page that an editor has made, as JSON, to edit it' },
  set: { takes: ['name', 'file'], does: 'make a page of what a JSON file says' },
  remove: { takes: ['name'], does: 'take such a page away' },
});

export const emergencyCommand = desk('emergency', {
  raise: { takes: ['text'], options: { url: text }, typed: '[--url URL]', does: 'say it at the top of every page' },
  lower: { takes: [], does: 'take it away again' },
});

/** A command whose parts go to the newsroom as they are typed, and whose answers are lines to print. */
function desk(name: string, parts: Record<string, Part>): Command {
  const typed = (part: string, { takes, typed: options }: Part): string =>
    [name, part, ...takes.map((one) => one.toUpperCase()), ...(options ? [options] : [])].join(' ');
  return {
    usage: Object.entries(parts).map(([part, how]) => [typed(part, how), how.does]),
    async run([part = '', ...args], call) {
      const how = Object.hasOwn(parts, part) ? parts[part] : undefined;
      if (!how) throw new CommandFailed(`Say what to do: npm run newsroom -- ${name} ${Object.keys(parts).join('|')}`);
      const asked = readArguments(args, how);
      if (!asked) throw new CommandFailed(`This is how it is used: npm run newsroom -- ${typed(part, how)}`);
      await send(call, `/${name}/${part}`, await withFiles(asked));
    },
  };
}

function readArguments(args: string[], { takes, options = {} }: Part): Record<string, unknown> | null {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    if (positionals.length !== takes.length) return null;
    return { ...values, ...Object.fromEntries(takes.map((one, index) => [one, positionals[index]])) };
  } catch {
    // an option that there is none of, or one without its value
    return null;
  }
}

/** `text` of a post and `file` of a page name files: what stands in them is sent. */
async function withFiles({ file, ...asked }: Record<string, unknown>): Promise<Record<string, unknown>> {
  const path = file ?? (asked.headline === undefined && asked.post === undefined ? undefined : asked.text);
  if (path === undefined) return asked;
  const contents = await readFile(String(path), 'utf8').catch(() => {
    throw new CommandFailed(`The file ${path} cannot be read.`);
  });
  return { ...asked, text: contents };
}

async function send(call: Call, path: string, asked: object): Promise<void> {
  for await (const { said } of answersOf<{ said: string }>(call, path, jsonBody(asked))) console.log(said);
}
