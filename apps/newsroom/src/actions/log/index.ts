export { hashBody } from './hashBody.ts';
export { deleteOldEntries, listEntries, saveEntry } from './log.ts';
export { summarizeInput, toLoggedText } from './summarizeInput.ts';
