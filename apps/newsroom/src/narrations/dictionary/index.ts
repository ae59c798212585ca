export { dictionaryVersion, type Entry, listEntries, readDictionary, removeEntry, setEntries } from './dictionary.ts';
export { type Readings, rewriter } from './rewrite.ts';
