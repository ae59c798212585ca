export { loadDemo } from './load.ts';
export { type DemoStory, readDemoStories } from './story.ts';
