export { type Changes, listenToChanges } from './changes.ts';
export { changesApi } from './changesApi.ts';
