export { queueLength } from './queueLength.ts';
