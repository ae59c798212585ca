import { splitBlocks } from './blocks.ts';

const MIN_HEADLINE_LETTERS = 20;

/** The texts of an article; the body is HTML. */
export interface ArticleText {
  title: string;
  lead: string;
  body: string;
}

/**
 * The paragraphs of an article: its lead, unless that only repeats the beginning of the body, and those of the body.
 */
export function splitParagraphs(
  { title, lead, body }: ArticleText,
  headings: 'with' | 'without' = 'without',
): string[] {
  const paragraphs = splitBlocks(body, headings).filter((block, index) => index > 0 || !isHeadlineAgain(block, title));
  const opening = lead.replace(/\s+/g, ' ').trim();
  const beginning = opening.replace(/…$/, '').slice(0, 60);
  return opening === '' || paragraphs[0]?.startsWith(beginning) ? paragraphs : [opening, ...paragraphs];
}

const toLetters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** True when a paragraph repeats the headline, ignoring punctuation and spaces: agencies begin articles with it. */
export function isHeadlineAgain(paragraph: string, headline: string): boolean {
  return toLetters(paragraph) === toLetters(headline);
}

/** True when a paragraph repeats the headline and goes on; a headline of a word or two says nothing. */
export function hasHeadlineAtStart(paragraph: string, headline: string): boolean {
  const letters = toLetters(headline);
  return (
    letters.length >= MIN_HEADLINE_LETTERS && toLetters(paragraph.slice(0, 3 * headline.length)).startsWith(letters)
  );
}
