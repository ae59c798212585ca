export { warnOfDeadEnd } from './warnOfDeadEnd.ts';
export { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';
