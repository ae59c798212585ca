export { toHeadline, toHeadlineParts, toPlainTitle } from './headline.ts';
