export { exclusivePlayback } from './exclusivePlayback.ts';
export { preventLeavingWhilePlaying } from './preventLeavingWhilePlaying.ts';
