import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, parseArticleId, rowNumber } from '../input/index.ts';
import { addCorrection, findArticle, listCorrections, removeCorrection } from './editing/index.ts';

const role = 'editor';

const id = z.string().meta({ placeholder: 'ID' });

/** A correction of an article; `at` is ISO 8601. */
const correction = z.object({ correction: z.int(), at: z.string(), note: z.string() });

/** The notes that tell readers what was wrong in an article (docs/editing.md). */
export const correctionActions = [
  action({
    name: 'articles correct',
    summary: 'publish a correction note on an article, without changing its text',
    kind: 'change',
    role,
    input: z.strictObject({ id, note: z.string().meta({ placeholder: 'NOTE', isPlainText: true }) }),
    positionals: ['id', 'note'],
    output: z.object({ title: z.string() }),
    run: ({ db, caller }, input) => addCorrection(db, parseArticleId(input.id), input.note, caller.who),
    print: ({ title }, input) => `${input.id} corrected: ${title}`,
  }),
  action({
    name: 'articles corrections',
    summary: 'list an article’s correction notes, newest first, each with its number',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ id }),
    positionals: ['id'],
    output: z.object({ corrections: z.array(correction) }),
    run: async ({ db }, input) => {
      const all = await listCorrections(db, parseArticleId(input.id));
      if (all.length === 0) await findArticle(db, input.id);
      return { corrections: all.map((one) => ({ ...one, at: one.at.toISOString() })) };
    },
    print: ({ corrections }) =>
      corrections.length > 0
        ? corrections.map((one) => `${one.correction}  ${formatBangkokTime(new Date(one.at))}  ${one.note}`)
        : 'Nothing was corrected in it.',
  }),
  action({
    name: 'articles remove-correction',
    summary: 'remove a correction note that is wrong or belongs to another article, by its number',
    kind: 'change',
    role,
    input: z.strictObject({ correction: rowNumber('a correction').meta({ placeholder: 'CORRECTION' }) }),
    positionals: ['correction'],
    output: correction.extend({ id: z.int() }),
    run: async ({ db, caller }, input) => {
      const removed = await removeCorrection(db, input.correction, caller.who);
      return { ...removed, at: removed.at.toISOString() };
    },
    print: ({ id: article, note }) => `removed from ${article}: ${note}`,
  }),
];
