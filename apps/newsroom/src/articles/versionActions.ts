import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, rowNumber } from '../input/index.ts';
import {
  describeDifferences,
  findArticle,
  findHistoryName,
  findVersion,
  formatArticleFile,
  listVersionHeads,
} from './editing/index.ts';
import { VERSION_EVENTS } from './schema.ts';

const name = z.string().meta({ placeholder: 'ID|DRAFT' });

/** A version of an article; `at` is ISO 8601, `basedOn` the version on which a refused text was based. */
const versionHead = z.object({
  number: z.int(),
  at: z.string(),
  who: z.string(),
  event: z.enum(VERSION_EVENTS),
  note: z.string(),
  isPublished: z.boolean(),
  basedOn: z.int().nullable(),
});

function printVersion({ number, at, who, event, note, basedOn }: z.output<typeof versionHead>): string {
  const what = event === 'refused' && basedOn !== null ? `${event}, made from version ${basedOn}` : event;
  return [String(number).padEnd(3), formatBangkokTime(new Date(at)), who, note ? `${what}: ${note}` : what]
    .filter(Boolean)
    .join('  ');
}

const versionNumber = rowNumber('a version');

/** The history of articles: what each was at every save (docs/editing.md). */
export const versionActions = [
  action({
    name: 'articles versions',
    summary: 'list the versions of an article or a draft, newest first, with times and editors',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ name }),
    positionals: ['name'],
    output: z.object({ versions: z.array(versionHead) }),
    run: async ({ db }, input) => {
      const heads = await listVersionHeads(db, await findHistoryName(db, input.name));
      if (heads.length === 0) await findArticle(db, input.name);
      return { versions: heads.toReversed().map((head) => ({ ...head, at: head.at.toISOString() })) };
    },
    print: ({ versions }) => (versions.length > 0 ? versions.map(printVersion) : 'It was not saved yet.'),
  }),
  action({
    name: 'articles version',
    summary: 'print a version as a file',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ name, version: versionNumber.meta({ placeholder: 'VERSION' }) }),
    positionals: ['name', 'version'],
    output: z.object({ file: z.string() }),
    run: async ({ db }, { name, version }) => {
      const { content, number, basedOn, event } = await findVersion(db, await findHistoryName(db, name), version);
      return { file: formatArticleFile(content, event === 'refused' && basedOn !== null ? basedOn : number) };
    },
    print: (output) => output.file,
  }),
  action({
    name: 'articles differences',
    summary: 'show what differs between two versions, by field and paragraph',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      name,
      before: versionNumber.meta({ placeholder: 'VERSION' }),
      after: versionNumber.meta({ placeholder: 'VERSION' }),
    }),
    positionals: ['name', 'before', 'after'],
    output: z.object({ differences: z.array(z.object({ in: z.enum(['before', 'after']), text: z.string() })) }),
    run: async ({ db }, input) => {
      const article = await findHistoryName(db, input.name);
      const before = await findVersion(db, article, input.before);
      const after = await findVersion(db, article, input.after);
      return { differences: describeDifferences(before.content, after.content) };
    },
    print: ({ differences }, { before, after }) =>
      differences.length > 0
        ? differences.map((one) => `${one.in === 'before' ? '-' : '+'} ${one.text}`)
        : `Versions ${before} and ${after} say the same.`,
  }),
];
