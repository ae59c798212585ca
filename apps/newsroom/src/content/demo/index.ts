export { readDemoPages, readDemoSpecials } from './collections.ts';
export { demoWeather } from './demoWeather.ts';
export { loadDemo } from './load.ts';
export { type DemoStory, readDemoStories } from './story.ts';
