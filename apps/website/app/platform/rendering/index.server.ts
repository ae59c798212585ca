export { deferScripts } from './deferScripts.server.ts';
export { type OmitsFromHydration, omitFromHydration } from './omitFromHydration.server.ts';
