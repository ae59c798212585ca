export { toHeadline, toPlainTitle } from './headline.ts';
