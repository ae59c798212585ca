export { type CountedTag, countTags } from './countTags.ts';
export { findTagIds, selectTagIds } from './tagIds.ts';
