import { isHiddenElement } from '@sala/contracts';
import { toPlainText } from '@sala/thai';
import { Parser } from 'htmlparser2';

const isHidden = (tag: string, attributes: Record<string, string>): boolean =>
  tag === 'del' || isHiddenElement(attributes);

/**
 * HTML without what its author does not see any more, or sees beside the text only: what Word tracks as deleted, its
 * comments and hidden text. Search and voices know no styles, and would publish it.
 */
export const leaveOutHidden = (html: string): string => splitHidden(html).shown.join('');

const SAID_LENGTH = 60;

/** At most one sentence, with what {@link leaveOutHidden} leaves out of an editor's text. */
export function warnOfHidden(html: string): string[] {
  const texts = splitHidden(html).hidden.map((part) => toPlainText(part).slice(0, SAID_LENGTH));
  const said = texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => `“${text}”`);
  return said.length > 0 ? [`Left out of the text, where it is hidden, deleted or a comment: ${said.join(', ')}.`] : [];
}

/** The parts of HTML that its author sees, and those that are hidden. */
function splitHidden(html: string): { shown: string[]; hidden: string[] } {
  const shown: string[] = [];
  const hidden: string[] = [];
  let copied = 0;
  // the open elements from the hidden one on
  let depth = 0;
  let hiddenFrom = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (depth === 0 && !isHidden(tag, attributes)) return;
      if (depth === 0) {
        hiddenFrom = parser.startIndex;
        shown.push(html.slice(copied, hiddenFrom));
      }
      depth += 1;
    },
    onclosetag: (_, isImplied) => {
      if (depth === 0) return;
      depth -= 1;
      // the tag of another element may end this one; an element without content ends with its own
      copied = isImplied && parser.startIndex !== hiddenFrom ? parser.startIndex : parser.endIndex + 1;
      if (depth === 0) hidden.push(html.slice(hiddenFrom, copied));
    },
  });
  parser.end(html);
  return { shown: [...shown, html.slice(copied)], hidden };
}
