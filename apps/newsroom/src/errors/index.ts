export { CommandFailed, sentenceFor } from './sentence.ts';
