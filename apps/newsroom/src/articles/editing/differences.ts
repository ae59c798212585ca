import { diffArrays } from 'diff';
import type { ArticleContent } from '../schema.ts';
import { formatArticleFile } from './articleFile.ts';

const MAX_COMPARING_MS = 2000;
const END_OF_BLOCK = /(?<=<\/(?:p|h[1-6]|ul|ol|figure|blockquote|table|div)>)\s*|\n+/;

/** A field or a paragraph that only one of two versions has. */
export interface Difference {
  /** The version that has it. */
  in: 'before' | 'after';
  text: string;
}

/** What differs between two versions, field by field and paragraph by paragraph, in the order of an article's file. */
export function describeDifferences(before: ArticleContent, after: ArticleContent): Difference[] {
  const [old, current] = [toParts(before), toParts(after)];
  // two long texts that share no line: first all of the old one, then all of the new one
  const changes = diffArrays(old, current, { timeout: MAX_COMPARING_MS }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: current },
  ];
  return changes.flatMap(({ removed, added, value }) => {
    if (!removed && !added) return [];
    return value.map((text) => ({ in: removed ? ('before' as const) : ('after' as const), text }));
  });
}

function toParts(content: ArticleContent): string[] {
  const fields = formatArticleFile({ ...content, body: '' }).split('\n');
  const paragraphs = content.body.split(END_OF_BLOCK).filter((part) => part.trim() !== '');
  // without the lines of --- around the fields
  return [...fields.slice(1, -2), ...paragraphs];
}
