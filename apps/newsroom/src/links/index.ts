export { warnOfUnknownLinks } from './warnOfUnknownLinks.ts';
