export { sayUnknownLinks } from './sayUnknownLinks.ts';
