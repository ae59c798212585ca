import { z } from 'zod';
import { defineActions } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { parseArticleId } from '../input/index.ts';
import { restoreArticle } from './editing/index.ts';
import { withdrawalReason } from './withdrawalReason.ts';
import { type ArticleContext, withdrawWithSounds } from './withdrawWithSounds.ts';

const action = defineActions<ArticleContext>();

const role = 'editor';

/** Pages that are not in memory wait for the embedded database meanwhile: three seconds for 300. */
const MAX_LISTED = 300;

const file = z.string().meta({ placeholder: 'FILE', reads: 'text' });
const output = z.object({ count: z.int() });

/**
 * Does the same with each article of a list, whose lines begin with an id, as those of `articles find` do.
 * @throws {CommandFailed} with the line of the article that refuses
 */
async function forEachListed(list: string, run: (id: number) => Promise<void>): Promise<{ count: number }> {
  const names = list.split('\n').map((line) => line.trim().split(/\s/)[0] ?? '');
  const lines = new Map(names.map((name, index) => [name, index + 1]));
  lines.delete('');
  if (lines.size === 0) throw new CommandFailed('The file lists no article: each line begins with the id of one.');
  if (lines.size > MAX_LISTED)
    throw new CommandFailed(`The file lists ${lines.size} articles: ${MAX_LISTED} at most can be changed at once.`);
  for (const [name, line] of lines)
    try {
      await run(parseArticleId(name));
    } catch (error) {
      if (error instanceof CommandFailed) throw new CommandFailed(`Line ${line}: ${error.message}`);
      throw error;
    }
  return { count: lines.size };
}

/** What is done with many articles at once: all of them or, when one refuses, none (docs/editing.md). */
export const listedActions = [
  action({
    name: 'articles withdraw-listed',
    summary: 'withdraw all articles of a list, such as articles find prints, for the same reason',
    kind: 'change',
    role,
    input: z.strictObject({ file, reason: withdrawalReason.optional() }),
    positionals: ['file', 'reason'],
    output,
    run: (context, input) =>
      forEachListed(input.file, async (id) => {
        await withdrawWithSounds(context, id, input.reason);
      }),
    print: ({ count }) => [`${count} withdrawn`, 'to have them back: articles restore-listed with the same file'],
  }),
  action({
    name: 'articles restore-listed',
    summary: 'publish all withdrawn articles of a list again',
    kind: 'change',
    role,
    input: z.strictObject({ file }),
    positionals: ['file'],
    output,
    run: ({ db, caller }, input) =>
      forEachListed(input.file, async (id) => {
        await restoreArticle(db, id, caller.who);
      }),
    print: ({ count }) => `${count} restored`,
  }),
];
