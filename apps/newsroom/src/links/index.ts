export { checkText } from './checkText.ts';
export { findPages } from './findUnknownLinks.ts';
export { warnOfDeadEnd } from './warnOfDeadEnd.ts';
export { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';
