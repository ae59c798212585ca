export { readStored, writeStored } from './localStore.ts';
