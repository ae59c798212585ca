export type { OmitsFromHydration } from './omitFromHydration.server.ts';
export { takeOwnScripts } from './ownScripts.server.ts';
export { escapeScript, renderPageScript } from './pageScript.server.ts';
export type { PlaysStream } from './playbackFiles.server.ts';
