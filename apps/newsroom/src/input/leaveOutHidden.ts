import { Parser } from 'htmlparser2';

/** How web pages and Word hide what stands in a text, and how Word attaches its comments. */
const HIDING_STYLE =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*(?:all|screen)|mso-element:\s*comment)/i;
/** The signs of Word's comments in the text. */
const COMMENT_SIGN = /^(?:MsoCommentReference|msocom)/i;

const isHidden = (tag: string, { class: name = '', style = '', hidden }: Record<string, string>): boolean =>
  tag === 'del' || hidden !== undefined || COMMENT_SIGN.test(name) || HIDING_STYLE.test(style);

/**
 * HTML without what its author does not see any more, or sees beside the text only: what Word tracks as deleted, its
 * comments and hidden text. The website, search and voices know no styles, and would publish it.
 */
export function leaveOutHidden(html: string): string {
  let shown = '';
  let copied = 0;
  // the open elements from the hidden one on
  let depth = 0;
  let hiddenFrom = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (depth === 0 && !isHidden(tag, attributes)) return;
      if (depth === 0) {
        hiddenFrom = parser.startIndex;
        shown += html.slice(copied, hiddenFrom);
      }
      depth += 1;
    },
    onclosetag: (_, isImplied) => {
      if (depth === 0) return;
      depth -= 1;
      // the tag of another element may end this one; an element without content ends with its own
      copied = isImplied && parser.startIndex !== hiddenFrom ? parser.startIndex : parser.endIndex + 1;
    },
  });
  parser.end(html);
  return shown + html.slice(depth === 0 ? copied : html.length);
}
