export { findTagIds, idsOfTags } from './tagIds.ts';
