import type { ActionContext } from '../actions/index.ts';
import {
  listSources,
  toBodyHtml,
  warnOfBareAddresses,
  warnOfHidden,
  warnOfMarkdown,
  warnOfUnseenElements,
} from '../input/index.ts';
import { checkPictures } from '../media/index.ts';
import { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';

/**
 * Checks that readers will see the picture beside an editor's text, and what it shows and links to; returns a sentence
 * for each problem, and for what is left out of it.
 */
export async function checkText({ db, pictures }: ActionContext, picture = '', text = ''): Promise<string[]> {
  const html = toBodyHtml(text);
  const inText = listSources(html, 'img').map((source) => source.replace(/^\/media\//, ''));
  return [
    ...warnOfHidden(text),
    ...warnOfMarkdown(text),
    ...warnOfUnseenElements(html),
    ...warnOfBareAddresses(html),
    ...(await checkPictures(db, [picture, ...inText], pictures)),
    ...(await warnOfUnknownLinks(db, html)),
  ];
}
