export { followChanges } from './followChanges.ts';
export { type CountPage, fromMemory } from './fromMemory.ts';
export { type PageCache, pageCache } from './pageCache.ts';
export { pageHandler } from './pageHandler.ts';
export { purgeRoute } from './purgeRoute.ts';
