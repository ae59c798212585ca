/** What lists begin their lines with; the page numbers key points itself. */
const LIST_MARK = /^\s*(?:[-–•·*]|\d{1,2}[.)])\s+/;
const BOLD = /\*\*([^*]+)\*\*/g;

/** A key point as a text of its own: people and language models write lists, and bold text in Markdown. */
export const tidyKeyPoint = (point: string): string => point.replace(LIST_MARK, '').replace(BOLD, '$1').trim();
