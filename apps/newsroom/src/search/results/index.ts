export { highlight } from './highlight.ts';
export { loadNewsItems, loadProgramItems } from './items.ts';
