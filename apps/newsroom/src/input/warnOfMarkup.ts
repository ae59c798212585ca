import { warnOfHtml } from './warnOfHtml.ts';
import { findMarkdown } from './warnOfMarkdown.ts';

/** A sentence for each text, by its field, in which readers would see HTML or Markdown as it is typed. */
export const warnOfMarkup = (texts: Record<string, string>): string[] => [
  ...warnOfHtml(texts),
  ...Object.entries(texts).flatMap(([field, text]) => {
    const found = findMarkdown(text);
    return found === '' ? [] : [`Readers see “${found}” in the ${field} as it is typed: it has no Markdown.`];
  }),
];
