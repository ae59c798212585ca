export { DatabaseGone } from './databaseGone.ts';
export { CommandFailed, describeError } from './describeError.ts';
export { describeFetchFailure } from './describeFetchFailure.ts';
export { isDatabaseGone } from './isDatabaseGone.ts';
