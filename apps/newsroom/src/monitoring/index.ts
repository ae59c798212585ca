export { queueLength } from './queueLength.ts';
export { watchClock } from './watchClock.ts';
export { TookTooLong, withTimeout } from './withTimeout.ts';
