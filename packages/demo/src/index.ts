export { CREDIT, type DemoInfographic, type DemoListings, type DemoPages } from './collections.ts';
export { type DemoProgram, FILMS, type FilmName, filmPath, onAir, upright } from './programs.ts';
export { demo, type SeedContent } from './seedContent.ts';
export type { DemoStory } from './stories.ts';
