export { type OmitsFromHydration, omitFromHydration } from './omitFromHydration.server.ts';
export { takeOwnScripts } from './ownScripts.server.ts';
