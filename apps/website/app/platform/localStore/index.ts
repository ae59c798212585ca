export { type BrowserStore, readStored, writeStored } from './localStore.ts';
