import { z } from 'zod';
import {
  type Action,
  action as define,
  hasRightsOf,
  listEntries,
  listRecordedChanges,
  nameRow,
  type RecordedChange,
  undoChanges,
} from '../actions/index.ts';
import { announceChange, type Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { rowNumber } from '../input/index.ts';
import { requireSamePast } from '../schedule/index.ts';
import { indexPrograms } from '../search/index.ts';

/** Actions, and groups of them, that do more than change rows or that have an opposite of their own. */
const OTHER_WAYS: Record<string, string> = {
  accounts: 'accounts change, close and invite change what an account may do.',
  'articles withdraw': 'articles restore publishes it again.',
  'articles withdraw-listed': 'articles restore-listed publishes them again.',
  articles: 'articles restore has any version back, articles remove-correction takes a correction back.',
  pronunciation: 'pronunciation set and remove have articles read again.',
};

/** The number of rows that are named: the week of a file has hundreds, whose numbers tell an editor nothing. */
const MAX_PRINTED = 10;

/** @param actions all actions: undoing one needs the same role */
export const undoActions = (actions: () => Pick<Action<never>, 'name' | 'role'>[]) => [
  define({
    name: 'undo',
    summary: 'undo what an entry of the log changed, unless it has changed since',
    kind: 'change',
    role: 'editor',
    input: z.strictObject({ entry: rowNumber('an entry').meta({ placeholder: 'ENTRY' }) }),
    positionals: ['entry'],
    output: z.object({ action: z.string(), rows: z.array(z.string()) }),
    run: async ({ db, caller, entryId = 0 }, input) => {
      const [entry] = await listEntries(db, { entry: input.entry, words: [], limit: 1 });
      if (!entry) throw new CommandFailed(`There is no entry ${input.entry} in the log.`);
      const { action } = entry;
      const undone = await findUndone(db, entry);
      const [group = ''] = action.split(' ');
      const otherWay = OTHER_WAYS[action] ?? OTHER_WAYS[group];
      if (otherWay) throw new CommandFailed(`${action} is not undone: ${otherWay}`);
      const role = actions().find(({ name }) => name === undone)?.role ?? 'operator';
      if (!hasRightsOf(caller.role, role)) throw new CommandFailed(`To undo ${action}, you need the role ${role}.`);
      const changes = await listRecordedChanges(db, input.entry);
      if (changes.length === 0) throw new CommandFailed(`${action} changed nothing that can be undone.`);
      const undoing = await findUndoing(db, input.entry);
      if (undoing !== null)
        throw new CommandFailed(
          `Entry ${input.entry} was undone already, by entry ${undoing}: undo ${undoing} brings it back.`,
        );
      const undoRows = () => undoChanges(db, changes, entryId);
      if (undone.startsWith('schedule '))
        await requireSamePast(db, { channels: listChannels(changes), since: entry.at }, undoRows);
      else await undoRows();
      await indexPrograms(db, [...new Set(changes.flatMap(listPrograms))]);
      await announceChange(db, { everything: true });
      return { action, rows: changes.toReversed().map(nameRow) };
    },
    print: ({ action, rows }) => [
      `${action} is undone:`,
      ...rows.slice(0, MAX_PRINTED).map((row) => `  ${row}`),
      ...(rows.length > MAX_PRINTED ? [`  and ${rows.length - MAX_PRINTED} more`] : []),
    ],
  }),
];

/** The entry that undid an entry and was not undone itself; null when there is none. */
async function findUndoing(db: Database, entry: number): Promise<number | null> {
  const entries = await listEntries(db, { action: 'undo', words: [String(entry)], limit: 100 });
  for (const { id, input, outcome } of entries)
    if (outcome === 'done' && Number(input.entry) === entry && (await findUndoing(db, id)) === null) return id;
  return null;
}

/** The action of an entry; for an undoing, the action that was undone first. */
async function findUndone(db: Database, entry: Awaited<ReturnType<typeof listEntries>>[number]): Promise<string> {
  if (entry.action !== 'undo') return entry.action;
  const [before] = await listEntries(db, { entry: Number(entry.input.entry), words: [], limit: 1 });
  return before ? findUndone(db, before) : 'undo';
}

/** The channels of slots. */
function listChannels(changes: RecordedChange[]): string[] {
  const channels = changes.flatMap(({ before, after }) => [before?.channel, after?.channel]);
  return [...new Set(channels.filter((channel) => typeof channel === 'string'))];
}

/** The programmes whose rows in the search index contain something of a row. */
function listPrograms({ table, before, after }: RecordedChange): number[] {
  const ids = [before, after].map((row) => (table === 'programs' ? row?.id : row?.program_id));
  return ids.filter((id) => typeof id === 'number');
}
