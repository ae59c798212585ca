import { NAVIGATION_ENTRIES, type NavigationCollection } from '@sala/contracts';
import { CommandFailed, describeIssue } from '../errors/index.ts';
import { tidyLine } from '../input/index.ts';
import type { NavigationEntry } from './navigation.ts';

/** The size of one page of Strapi's: the newsroom never answers a second page. */
const MAX_ENTRIES = 100;

// the JSON escapes of NUL and of unpaired surrogates, which PostgreSQL cannot store
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each entry, and each item of its lists, an id: its own, else its position counted from 1. */
export function addIds(entries: NavigationEntry[]): NavigationEntry[] {
  return entries.map((entry, index) =>
    isRecord(entry) ? { ...addFieldIds(entry), id: entry.id ?? index + 1 } : entry,
  );
}

function addFieldIds(entry: NavigationEntry): NavigationEntry {
  const numbered = (value: unknown) =>
    Array.isArray(value) ? addIds(value) : isRecord(value) ? addFieldIds(value) : value;
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, numbered(value)]));
}

/** The addresses to which a menu's entries lead, at any depth; those of pictures, which have no title, are left out. */
export function listLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinks);
  if (!isRecord(value)) return [];
  const own = value.title && typeof value.url === 'string' && value.url ? [value.url] : [];
  return [...own, ...Object.values(value).flatMap(listLinks)];
}

/** The same value with every text in it tidied, at any depth. */
function tidyTexts(value: unknown): unknown {
  if (typeof value === 'string') return tidyLine(value);
  if (Array.isArray(value)) return value.map(tidyTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tidyTexts(one)]));
}

/**
 * Parses the entries that an editor gives a collection, and tidies their texts. The contract tolerates gaps in a service's answer; here
 * everything that readers would not see is an error.
 * @throws {CommandFailed} naming the first invalid entry, counted from 1, and its field
 */
export function parseEntries(collection: NavigationCollection, written: unknown): NavigationEntry[] {
  const input = tidyTexts(written);
  if (!Array.isArray(input)) throw new CommandFailed('The JSON is not a list of entries.');
  if (input.length === 0)
    throw new CommandFailed('The website shows the built-in menu instead of an empty list: use navigation reset.');
  if (input.length > MAX_ENTRIES)
    throw new CommandFailed(`A collection has at most ${MAX_ENTRIES} entries, and these are ${input.length}.`);
  const entries = addIds(input);
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const fault = findFault(collection, entry) ?? (ids.has(String(entry.id)) ? 'id: another entry has it' : null);
    if (fault) throw new CommandFailed(`Entry ${index + 1} of ${entries.length}, ${fault}.`);
    ids.add(String(entry.id));
  }
  return input;
}

/** The first invalid field of an entry and the reason, as `field: reason`; null when the entry is valid. */
function findFault(collection: NavigationCollection, entry: NavigationEntry): string | null {
  const read = NAVIGATION_ENTRIES[collection].safeParse(entry, { error: describeIssue });
  if (!read.success) {
    const issue = read.error.issues[0];
    return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  }
  const unstorable = Object.keys(entry).find((name) => UNSTORABLE.test(JSON.stringify({ [name]: entry[name] })));
  if (unstorable !== undefined) return `${unstorable}: it has a character that cannot be stored`;
  const lost = findLostField(entry, read.data, '');
  if (lost) return `${lost}: it cannot be shown as it is written`;
  // a path that no entry names, and an entry without options, would leave a main bar with only the logo
  if (!('path' in read.data)) return null;
  if (!read.data.path) return 'path: it is missing, such as /home';
  return read.data.options.length === 0 ? 'options: it is missing, a list of links' : null;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || value === 0;

/** The first field with a value that the contract would drop, or read only in part; null when there is none. */
function findLostField(input: unknown, read: unknown, path: string): string | null {
  if (isNothing(input)) return null;
  if (isNothing(read)) return path;
  if (Array.isArray(input) && Array.isArray(read)) {
    if (input.length !== read.length) return path;
    return findFirst(input.map((one, index) => findLostField(one, read[index], `${path}.${index + 1}`)));
  }
  if (!isRecord(input) || !isRecord(read)) return null;
  const names = Object.keys(read).filter((name) => Object.hasOwn(input, name));
  return findFirst(names.map((name) => findLostField(input[name], read[name], path ? `${path}.${name}` : name)));
}

const findFirst = (paths: (string | null)[]): string | null => paths.find((path) => path !== null) ?? null;
