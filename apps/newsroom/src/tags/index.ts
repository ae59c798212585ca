export { type CountedTag, countTags } from './countTags.ts';
export { findTagIds, idsOfTags } from './tagIds.ts';
