export { toOwnPath } from './ownPath.ts';
