export { queueLength } from './queueLength.ts';
export { watchClock } from './watchClock.ts';
export { withTimeout } from './withTimeout.ts';
