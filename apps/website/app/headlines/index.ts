export { plainTitle, toHeadline } from './headline.ts';
