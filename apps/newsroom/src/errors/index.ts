export { CommandFailed, describeError } from './describeError.ts';
export { describeFetchFailure } from './describeFetchFailure.ts';
