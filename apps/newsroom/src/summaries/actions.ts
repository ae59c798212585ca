import { tidyKeyPoint } from '@sala/contracts';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import type { Database } from '../database/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatBangkokTime, formatCount, parseArticleId, parseInput, storableLine } from '../input/index.ts';
import { MAX_LENGTH, warnOfInvention } from './faithful.ts';
import { findSummarizable, findSummary, removeSummary, saveSummary } from './queries.ts';
import { EDITED, EXTRACTIVE } from './summarize.ts';

const role = 'editor';

const id = z.string().meta({ placeholder: 'ID' });

/** More would be an article of their own. */
const MAX_EDITED_POINTS = 7;

const points = z
  .array(storableLine(MAX_LENGTH))
  .min(1, 'it has no key point')
  .max(MAX_EDITED_POINTS, `it has more than ${MAX_EDITED_POINTS} key points, one in each line`)
  .refine((all) => new Set(all).size === all.length, 'it has the same key point twice');

/** The line before an article’s fields. */
const ARTICLE_FILE = /^\s*---\s*$/m;

/** The lines of a file that are key points: `summaries show` writes who made them into lines that begin with `#`. */
const parsePoints = (file: string): string[] =>
  file
    .replace(/^\ufeff/, '')
    .split('\n')
    .map(tidyKeyPoint)
    .filter((line) => line !== '' && !line.startsWith('#'));

const describeMaker = (model: string): string => {
  if (model === EDITED) return 'written by an editor';
  return model === EXTRACTIVE ? 'chosen from the article by computer' : `written by the language model ${model}`;
};

/** The actions on the key points of articles (docs/editing.md). */
export const summaryActions = [
  action({
    name: 'summaries show',
    summary: 'print an article’s key points, a line each, for editing',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.object({ title: z.string(), points: z.array(z.string()), model: z.string(), createdAt: z.string() }),
    run: async ({ db }, input) => {
      const article = await requireArticle(db, input.id);
      const summary = await findSummary(db, article.source, article.id);
      if (!summary)
        throw new CommandFailed(`Article ${article.id} is short and has no key points: summaries set gives it some.`);
      const { title, points, model, createdAt } = summary;
      return { title, points, model, createdAt: createdAt.toISOString() };
    },
    print: ({ title, points, model, createdAt }) => [
      `# ${title}`,
      `# ${describeMaker(model)}, ${formatBangkokTime(new Date(createdAt))}`,
      ...points,
    ],
  }),
  action({
    name: 'summaries set',
    summary: 'replace an article’s key points with a file’s, a line each, until its text changes',
    kind: 'change',
    role,
    input: z.strictObject({ id, file: z.string().meta({ placeholder: 'FILE', reads: 'text' }) }),
    positionals: ['id', 'file'],
    output: z.object({ title: z.string(), points: z.array(z.string()), warnings: z.array(z.string()) }),
    run: async ({ db }, input) => {
      if (ARTICLE_FILE.test(input.file))
        throw new CommandFailed(
          'The file is an article: key points are lines, one for each, as summaries show prints them.',
        );
      const set = parseInput(points, parsePoints(input.file), 'file');
      const article = await requireArticle(db, input.id);
      if (!(await saveSummary(db, article, { points: set, model: EDITED })))
        throw new CommandFailed(`The text of article ${article.id} has just changed: look at it, and set them again.`);
      return { title: article.title, points: set, warnings: warnOfInvention(set, article) };
    },
    print: ({ title, points, warnings }, input) => ({
      lines: [`${input.id} has ${formatCount(points.length, 'key point')} by an editor: ${title}`],
      warnings,
    }),
  }),
  action({
    name: 'summaries reset',
    summary: 'remove an article’s key points, so that they are made by computer again',
    kind: 'change',
    role,
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.object({ title: z.string() }),
    run: async ({ db }, input) => {
      const article = await requireArticle(db, input.id);
      await removeSummary(db, article.id);
      return { title: article.title };
    },
    print: ({ title }, input) => `${input.id} gets new key points by computer: ${title}`,
  }),
];

/** @throws {CommandFailed} when no article with this id is out */
async function requireArticle(db: Database, typed: string) {
  const article = await findSummarizable(db, parseArticleId(typed));
  if (!article) throw new CommandFailed(`There is no article ${typed} that is out.`);
  return article;
}
