export {
  checkEntry,
  dictionaryVersion,
  type Entry,
  estimateRereading,
  listEntries,
  type Rereading,
  readDictionary,
  removeEntry,
  setEntries,
} from './dictionary.ts';
export { createRewriter, type Readings } from './rewrite.ts';
