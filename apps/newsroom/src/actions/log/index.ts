export { hashBody } from './hashBody.ts';
export {
  deleteOldEntries,
  findNewestChange,
  listEntries,
  listRecordedChanges,
  openEntry,
  saveEntry,
} from './log.ts';
export { hideSecrets, summarizeInput, toLoggedText } from './summarizeInput.ts';
export { nameRow, type RecordedChange, undoChanges } from './undoChanges.ts';
