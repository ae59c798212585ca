export { bindExclusivePlayback } from './exclusivePlayback.ts';
export { preventLeavingWhilePlaying } from './preventLeavingWhilePlaying.ts';
