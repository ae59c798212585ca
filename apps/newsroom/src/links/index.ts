export { explainUnreadable } from './explainUnreadable.ts';
export { warnOfDeadEnd } from './warnOfDeadEnd.ts';
export { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';
