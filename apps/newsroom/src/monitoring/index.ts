export { ANSWER_TIMEOUT_MS, checkDatabase, measureDatabase } from './measureDatabase.ts';
export { measureDisks } from './measureDisks.ts';
export { queueLength } from './queueLength.ts';
export { reportOutageOnce } from './reportOutageOnce.ts';
export { waitForDatabase } from './waitForDatabase.ts';
export { watchClock } from './watchClock.ts';
