/** How web pages and Word hide what stands in a text, and how Word attaches its comments. */
const HIDING_STYLE =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*(?:all|screen)|mso-element:\s*comment)/i;
/** The signs of Word's comments in the text, and what it tracks as deleted. */
const HIDDEN_CLASS = /^(?:MsoCommentReference|msocom|msoDel)/i;

/** True when the author of a text does not see an element of its HTML any more, or sees it beside the text only. */
export const isHiddenElement = ({ class: name = '', style = '', hidden }: Record<string, string>): boolean =>
  hidden !== undefined || HIDDEN_CLASS.test(name) || HIDING_STYLE.test(style);
