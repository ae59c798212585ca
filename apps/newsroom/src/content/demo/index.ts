export { readDemoPages, readDemoSpecials } from './collections.ts';
export { demoWeather } from './demoWeather.ts';
export { loadDemo } from './load.ts';
export { allowDemo, removeDemo } from './remove.ts';
export { type DemoStory, readDemoStories } from './story.ts';
