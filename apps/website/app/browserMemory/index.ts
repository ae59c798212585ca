export { type BrowserStore, remember, remembered } from './browserMemory.ts';
