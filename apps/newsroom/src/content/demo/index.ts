export { loadDemo } from './load.ts';
export { readDemoStories } from './story.ts';
