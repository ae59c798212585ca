export { countPublished } from './firstSteps.ts';
