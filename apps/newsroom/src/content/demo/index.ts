export { readDemoPages, readDemoSpecials } from './collections.ts';
export { loadDemo } from './load.ts';
export { type DemoStory, readDemoStories } from './story.ts';
