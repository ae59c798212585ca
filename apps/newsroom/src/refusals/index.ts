export { describeIssue } from './describeIssue.ts';
