export { dictionaryVersion, type Entry, listEntries, readDictionary, removeEntry, setEntries } from './dictionary.ts';
export { createRewriter, type Readings } from './rewrite.ts';
