import { isDeepStrictEqual } from 'node:util';
import { toTerminalLine } from '@sala/telemetry';
import { z } from 'zod';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, listLimit, parsePeriod, rowNumber, storableText } from '../input/index.ts';
import { type Action, action, hasRightsOf } from './action.ts';
import { listEntries, listRecordedChanges, nameRow, type RecordedChange } from './log/index.ts';
import { OUTCOMES } from './schema.ts';

const MAX_ENTRIES = 1000;

/** An entry of the log; `at` is ISO 8601. */
const entry = z.object({
  id: z.int(),
  at: z.string(),
  who: z.string(),
  from: z.string(),
  action: z.string(),
  input: z.record(z.string(), z.unknown()),
  outcome: z.enum(OUTCOMES),
  message: z.string(),
});

/** One change of a row; an added row has no `before`, a removed row no `after`. */
const change = z.object({
  table: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

/** How much of a value is printed; `--json` prints all that is stored. */
const MAX_PRINTED_LENGTH = 200;

/** An entry as it is answered: with its changes where it alone was asked for. */
const shownEntry = entry.extend({ changes: z.array(change).optional() });

const shorten = (text: string): string =>
  text.length > MAX_PRINTED_LENGTH ? `${text.slice(0, MAX_PRINTED_LENGTH)}…` : text;

const printValue = (value: unknown): string => shorten(toTerminalLine(JSON.stringify(value) ?? 'nothing'));

function printChange(one: RecordedChange): string[] {
  const { before, after } = one;
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  const fields = names.map((name) => {
    if (before && after) return `    ${name}: ${printValue(before[name])} → ${printValue(after[name])}`;
    return `    ${name}: ${printValue((after ?? before)?.[name])}`;
  });
  const what = before && after ? 'changed' : after ? 'added' : 'removed';
  return [`  ${toTerminalLine(nameRow(one))} ${what}`, ...fields];
}

function printEntry({ id, at, who, from, action, ...shown }: z.output<typeof shownEntry>): string {
  const { input, outcome, message, changes } = shown;
  const fields = Object.entries(input).map(([field, value]) => {
    if (typeof value !== 'object' || value === null) return `${field}=${JSON.stringify(value)}`;
    const { bytes, sha256 } = value as Record<string, unknown>;
    if (typeof sha256 === 'string') return `${field}=${bytes} bytes ${sha256.slice(0, 12)}`;
    return `${field}=${printValue(value)}`;
  });
  // a delayed evening is a message of fifty lines
  const result = message ? `${outcome}: ${changes ? message : shorten(message)}` : outcome;
  return [String(id), formatBangkokTime(new Date(at)), `${who}, ${from}`, [action, ...fields].join(' '), result]
    .map(toTerminalLine)
    .join('  ');
}

/** Whoever takes over a shift asks for all that was done since a time. */
const sayCut = (since: string, limit: number): string =>
  `More was done since ${since} than these newest ${limit}: ${limit < MAX_ENTRIES ? '--limit' : '--until'} shows the rest.`;

const isOf = (name: string, family: string): boolean => `${name} `.startsWith(`${family} `);

/** The log of all actions (docs/editing.md). @param actions all actions, whose names it may be asked for */
export const logActions = (actions: () => Pick<Action<never>, 'name'>[]) => [
  action({
    name: 'log',
    summary:
      'list who did what, newest first; below chief, only your own entries; WORDS must all match; --action takes an action or a group; --entry shows what one entry changed',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      words: storableText(300).meta({ placeholder: 'WORDS' }).default(''),
      action: storableText(60).meta({ placeholder: 'ACTION' }).optional(),
      who: storableText(100).meta({ placeholder: 'NAME' }).optional(),
      since: z.string().meta({ placeholder: 'TIME' }).optional(),
      until: z.string().meta({ placeholder: 'TIME' }).optional(),
      limit: listLimit({ most: MAX_ENTRIES, usual: 30 }),
      entry: rowNumber('an entry').meta({ placeholder: 'ENTRY' }).optional(),
      json: z.boolean().default(false),
    }),
    positionals: ['words'],
    output: z.object({ entries: z.array(shownEntry), warnings: z.array(z.string()) }),
    run: async ({ db, caller }, { words, since, until, ...rest }) => {
      const start = since === undefined ? undefined : parsePeriod(since).start;
      const end = until === undefined ? undefined : parsePeriod(until).end;
      if (start && end && start >= end) throw new CommandFailed('There is no time between --since and --until.');
      // only a chief may read what others did
      const by = hasRightsOf(caller.role, 'chief') ? undefined : caller.who;
      const filter = { ...rest, since: start, until: end, by };
      const { limit } = rest;
      const found = await listEntries(db, {
        ...filter,
        words: words.split(/\s+/).filter(Boolean),
        limit: limit + 1,
      });
      const entries = found.slice(0, limit);
      const [entry] = entries;
      // nothing found must not be taken for nothing done
      if (!entry && rest.entry !== undefined) throw new CommandFailed(`There is no entry ${rest.entry} in the log.`);
      if (!entry && rest.action !== undefined && !actions().some(({ name }) => isOf(name, rest.action ?? '')))
        throw new CommandFailed(`There is no action ${rest.action}.`);
      const changes = rest.entry === undefined || !entry ? undefined : await listRecordedChanges(db, entry.id);
      return {
        entries: entries.map(({ origin, at, ...one }) => ({ ...one, from: origin, at: at.toISOString(), changes })),
        warnings: [
          ...(since !== undefined && found.length > limit ? [sayCut(since, limit)] : []),
          ...(by !== undefined && !entry ? ['Only your own entries were looked at: a chief sees everybody’s.'] : []),
        ],
      };
    },
    print: ({ entries, warnings }, { json }) => {
      if (json) return { lines: entries.map((one) => JSON.stringify(one)), warnings };
      if (entries.length === 0) return { lines: ['Nothing of that is in the log.'], warnings };
      return {
        lines: entries.flatMap((one) => [printEntry(one), ...(one.changes ?? []).flatMap(printChange)]),
        warnings,
      };
    },
  }),
];
