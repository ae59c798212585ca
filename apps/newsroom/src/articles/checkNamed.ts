import type { ActionContext } from '../actions/index.ts';
import { requireAuthors } from '../authors/index.ts';
import { checkFilms } from '../films/index.ts';
import { warnOfBareAddresses, warnOfHidden, warnOfHtml, warnOfMarkdown, warnOfUnseenElements } from '../input/index.ts';
import { warnOfUnknownLinks } from '../links/index.ts';
import { checkPictures } from '../media/index.ts';
import { listPictures, parseArticleFile, sayMissingArticles } from './editing/index.ts';
import type { ArticleContent } from './schema.ts';
import { warnOfNewTags } from './warnOfNewTags.ts';

/**
 * Checks that readers will see the pictures, films, players, articles and pages that a file names, and that its authors
 * exist; returns a sentence for each problem, and for what is left out of its text.
 */
export async function checkNamed(context: ActionContext, file: string): Promise<string[]> {
  const { db } = context;
  const { content } = parseArticleFile(file);
  await requireAuthors(db, content.authors);
  return [
    ...warnOfHidden(file),
    ...warnOfMarkdown(file),
    ...warnOfHtml({ title: content.title, lead: content.lead }),
    ...warnOfUnseenElements(content.body),
    ...warnOfBareAddresses(content.body),
    ...(await checkSeen(context, content)),
    ...(await sayMissingArticles(db, content.relatedIds)),
    ...(await warnOfUnknownLinks(db, content.body)),
    ...(await warnOfNewTags(db, content.tags)),
  ];
}

/**
 * Checks that readers will see the pictures and the film of an article; returns a sentence for each problem.
 * @param at when it appears
 */
export const checkSeen = async (
  { db, pictures, films }: ActionContext,
  content: ArticleContent,
  at?: Date,
): Promise<string[]> => [
  ...(await checkPictures(db, listPictures(content), pictures, at)),
  ...(await checkFilms(db, [content.mediaUrl], films.hosts)),
];
