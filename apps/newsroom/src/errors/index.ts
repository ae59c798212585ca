export { CommandFailed, describeError } from './describeError.ts';
