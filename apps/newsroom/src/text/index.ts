export { hasPredicate } from './hasPredicate.ts';
export { type ArticleText, isHeadlineAgain, splitParagraphs, startsWithHeadline } from './paragraphs.ts';
export { isBreath, type Sentence, splitSentences } from './sentences.ts';
