export { followPurges } from './applyChange.ts';
export { followChanges } from './followChanges.ts';
export { createPageAddresses, type PageAddresses } from './pageAddress.ts';
export { createPageCache, type PageCache } from './pageCache.ts';
export { createPageHandler } from './pageHandler.ts';
export { createPurgeRoute } from './purgeRoute.ts';
export { type CountPage, servePagesFromMemory } from './servePagesFromMemory.ts';
