export { searchHref } from './searchQuestion.ts';
