export { BadSetting } from './badSetting.ts';
export { DatabaseGone } from './databaseGone.ts';
export { CommandFailed, describeError, toLogged } from './describeError.ts';
export { describeFetchFailure } from './describeFetchFailure.ts';
export { describeIssue } from './describeIssue.ts';
export { isDatabaseGone } from './isDatabaseGone.ts';
