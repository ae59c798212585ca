export { toOwnPath } from './ownPath.ts';
export { toCategoryHref } from './toCategoryHref.ts';
