export { markMoved } from './movedMark.ts';
export { openEmbedded } from './openEmbedded.ts';
