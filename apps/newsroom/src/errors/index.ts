export { describeIssue } from '@sala/contracts/describeIssue';
export { DatabaseGone } from './databaseGone.ts';
export { CommandFailed, describeError, InvalidField, toLogged } from './describeError.ts';
export { describeFetchFailure } from './describeFetchFailure.ts';
export { isDatabaseGone } from './isDatabaseGone.ts';
