import { pronounce, SYLLABLE_BORDER, toRespelling } from '@sala/pronunciation';
import { DEFAULT_SPEAKER, SPEAKERS } from '@sala/station';
import { z } from 'zod';
import { type ActionContext, action, defineActions, NO_INPUT } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, formatCount, parseArticleId, rowNumber } from '../input/index.ts';
import { closeReport } from '../listenerReports/index.ts';
import {
  checkEntry,
  createRewriter,
  type Entry,
  estimateRereading,
  listEntries,
  type Readings,
  type Rereading,
  readDictionary,
  removeEntry,
  setEntries,
} from './dictionary/index.ts';
import type { NarrationWorker } from './narrationService.ts';
import { loadNarrationStatus, type NarrationStatus } from './status.ts';
import { requeueArticle } from './worker/saveNarration.ts';

const role = 'editor';

const entry = z.object({ word: z.string(), reading: z.string() });
const entries = z.object({ entries: z.array(entry) });
const word = z.string();
const report = rowNumber('a report').meta({ placeholder: 'REPORT' });
const rereading = z.object({ articles: z.int(), readings: z.int(), seconds: z.number() });
const printRereading = ({ articles, readings, seconds }: Rereading): string[] =>
  readings > 0
    ? [
        `read again at most: ${formatCount(articles, 'article')} in ${formatCount(readings, 'reading')}, ${formatCount(Math.ceil(seconds / 60), 'minute')} of sound`,
      ]
    : [];
const print = ({ word, reading }: z.output<typeof entry>): string => `${word} → ${reading}`;

/** @throws {CommandFailed} naming the first invalid line, or when there is none */
function parseEntries(text: string): z.output<typeof entry>[] {
  const parsed = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const [typed, reading, ...more] = line.trim().split('\t');
      if (!typed || !reading || more.length > 0)
        throw new CommandFailed(`Line ${at + 1} is not a word, a tab and its reading.`);
      return [{ word: typed, reading }];
    });
  if (parsed.length === 0) throw new CommandFailed('There is no word in the file.');
  return parsed;
}

/**
 * Rewrites a text for a voice as if the dictionary had one more entry.
 * @throws {CommandFailed} when the entry is invalid, or the text does not have its word
 */
function rewriteWithEntry(readings: Readings, text: string, proposed: Entry): string {
  const { word, reading } = checkEntry(proposed);
  if (createRewriter(new Map([[word, reading]]))(text) === createRewriter(new Map())(text))
    throw new CommandFailed(`The text does not have “${word}” as a word of its own.`);
  return createRewriter(new Map([...readings, [word, reading]]))(text);
}

/** The longest text that is tried, in characters: a sentence or two. */
const MAX_TRIED_LENGTH = 500;
const speakers = SPEAKERS.map(({ name }) => name);

const pronunciationAction = defineActions<ActionContext & { narrations: NarrationWorker }>();

/** The dictionary of pronunciations (docs/editing.md). */
export const pronunciationActions = [
  action({
    name: 'pronunciation list',
    summary: 'list the station’s pronunciations',
    kind: 'query',
    role,
    input: NO_INPUT,
    output: entries,
    run: async ({ db }) => ({ entries: await listEntries(db) }),
    print: (output) => output.entries.map(print),
  }),
  action({
    name: 'pronunciation set',
    summary:
      'set how a word is read aloud, in Thai letters, such as NATO นา-โต้; articles with the word are read again; --report: close this listener’s report, with --alike also similar ones',
    kind: 'change',
    role,
    input: z.strictObject({ word, reading: z.string(), report: report.optional(), alike: z.boolean().default(false) }),
    positionals: ['word', 'reading'],
    output: entries.extend({ again: rereading }),
    run: async ({ db, caller: { who } }, { report: id, alike: withAlike, ...entry }) => {
      const set = await setEntries(db, [entry]);
      if (id !== undefined) await closeReport(db, id, { state: 'done', note: set.map(print).join(), who, withAlike });
      return { entries: set, again: await estimateRereading(db, entry.word) };
    },
    print: ({ entries: set, again }) => [...set.map(print), ...printRereading(again)],
  }),
  action({
    name: 'pronunciation affects',
    summary: 'show how much would be read again at most if a word’s pronunciation changed',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ word }),
    positionals: ['word'],
    output: rereading,
    run: ({ db }, input) => estimateRereading(db, input.word),
    print: (again) => (again.readings > 0 ? printRereading(again) : 'Nothing that is read aloud has it.'),
  }),
  action({
    name: 'pronunciation remove',
    summary: 'remove a word’s pronunciation',
    kind: 'change',
    role,
    input: z.strictObject({ word }),
    positionals: ['word'],
    output: entry,
    run: ({ db }, input) => removeEntry(db, input.word),
    print: (removed) => `removed ${print(removed)}`,
  }),
  action({
    name: 'pronunciation import',
    summary: 'import pronunciations from a file with a word, a tab and its reading on each line',
    kind: 'change',
    role,
    input: z.strictObject({ file: z.string().meta({ placeholder: 'FILE', reads: 'text' }) }),
    positionals: ['file'],
    output: entries,
    run: async ({ db }, { file }) => ({ entries: await setEntries(db, parseEntries(file)) }),
    print: (output) => formatCount(output.entries.length, 'word'),
  }),
  pronunciationAction({
    name: 'pronunciation try',
    summary:
      'show how a text is spoken, word by word in syllables; --sound: write it to an MP3 file, in a speaker’s voice; --reading: as if the text, or its --word, were read like this',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      text: z.string().max(MAX_TRIED_LENGTH).meta({ placeholder: 'TEXT' }),
      reading: z.string().optional().meta({ placeholder: 'READING' }),
      word: z.string().optional().meta({ placeholder: 'WORD' }),
      sound: z.boolean().optional().meta({ placeholder: 'FILE', writes: 'bytes' }),
      speaker: z
        .enum(speakers, `it is none of ${speakers.join(', ')}`)
        .optional()
        .meta({ placeholder: 'SPEAKER' }),
    }),
    positionals: ['text'],
    output: z.object({ words: z.array(entry), sound: z.base64().optional() }),
    run: async ({ db, narrations }, { text, reading, word: proposed, sound, speaker }) => {
      const { readings } = await readDictionary(db);
      if (proposed !== undefined && reading === undefined) throw new CommandFailed('A --word needs its --reading.');
      const spoken =
        reading === undefined
          ? createRewriter(readings)(text)
          : rewriteWithEntry(readings, text, { word: proposed ?? text, reading });
      const words = pronounce(spoken).map((one) => ({
        word: one.text.replaceAll(SYLLABLE_BORDER, '-'),
        reading: one.syllables.map(toRespelling).join('-'),
      }));
      if (!sound) return { words };
      const id = SPEAKERS.find(({ name }) => name === speaker)?.id ?? DEFAULT_SPEAKER;
      return { words, sound: (await narrations.synthesize(spoken, id)).toString('base64') };
    },
    print: ({ words }) => words.map(print),
  }),
];

const STATES: Record<NarrationStatus['state'], string> = {
  reading: 'reading',
  idle: 'nothing is being read',
  silent: 'no news is read aloud: speech is off, or no voice is installed',
  'not running': 'the newsroom is not running',
};

const count = z.int().nonnegative();
const status = z.object({
  state: z.enum(['reading', 'idle', 'silent', 'not running']),
  current: z.object({ articleId: z.int(), speaker: z.string() }).nullable(),
  requested: count,
  speakers: z.array(z.object({ name: z.string(), missing: count, outdated: count })),
  failures: z.array(
    z.object({
      articleId: z.int(),
      title: z.string(),
      speaker: z.string(),
      message: z.string(),
      retryAt: z.string().nullable(),
    }),
  ),
  readings: count,
  bytes: z.number(),
  mostBytes: z.number(),
});

const toGigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2);

function printStatus({ state, current, requested, speakers, failures, ...stored }: z.output<typeof status>): string[] {
  return [
    current ? `reading ${current.articleId}, ${current.speaker}` : STATES[state],
    ...(requested > 0 ? [`listeners wait for ${formatCount(requested, 'article')}`] : []),
    ...speakers.map(({ name, missing, outdated }) => `${name}: ${missing} to read, ${outdated} to check or read again`),
    `${formatCount(stored.readings, 'reading')} kept, ${toGigabytes(stored.bytes)} of ${toGigabytes(stored.mostBytes)} GB`,
    ...failures.map(({ articleId, title, speaker, message, retryAt }) => {
      const next = retryAt
        ? `tried again at ${formatBangkokTime(new Date(retryAt))}`
        : 'not tried again until it changes';
      return `failed: ${articleId}, ${speaker}: ${message}; ${next}  ${title}`;
    }),
  ];
}

const narrationAction = defineActions<ActionContext & { narrations: NarrationWorker }>();

/** Watching and repeating narrations (docs/editing.md). */
export const narrationActions = [
  narrationAction({
    name: 'narrations status',
    summary: 'show what is being read aloud, what waits, what failed, and how much audio is stored',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: status,
    run: ({ db, narrations }) => loadNarrationStatus(db, narrations),
    print: printStatus,
  }),
  narrationAction({
    name: 'narrations again',
    summary: 'read an article aloud again; the old audio stays until then',
    kind: 'job',
    role,
    failure: 'Nothing was changed',
    input: z.strictObject({ id: z.string() }),
    positionals: ['id'],
    output: NO_INPUT,
    run: async ({ db, narrations }, input) => {
      const id = parseArticleId(input.id);
      if (!(await requeueArticle(db, id))) throw new CommandFailed(`There is no article ${id} that is out.`);
      if ((await narrations.request(id)) === 'failed')
        throw new CommandFailed(`Article ${id} cannot be read now: see narrations status.`);
      return {};
    },
    print: (_, { id }) => `${id} is read again`,
  }),
];
