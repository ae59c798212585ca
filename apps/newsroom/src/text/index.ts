export { hasPredicate } from './hasPredicate.ts';
export { type ArticleText, hasHeadlineAtStart, isHeadlineAgain, splitParagraphs } from './paragraphs.ts';
export { isBreath, type Sentence, splitSentences } from './sentences.ts';
