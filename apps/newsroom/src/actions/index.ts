export {
  type Action,
  type ActionCall,
  type ActionContext,
  type ActionServices,
  action,
  type Caller,
  defineActions,
  hasRightsOf,
  NO_INPUT,
  type Role,
} from './action.ts';
export { type ActionDescription, describeAction, type Parameter } from './describeAction.ts';
export {
  deleteOldEntries,
  findNewestChange,
  listEntries,
  listRecordedChanges,
  nameRow,
  type RecordedChange,
  saveEntry,
  undoChanges,
} from './log/index.ts';
export { type ActionRequest, NotAllowed, performAction } from './performAction.ts';
export { deleteOldReplies, NotEnded } from './replies.ts';
export type { ActionReply } from './runAction.ts';
export { type Continued, continued, type Uploaded, uploaded } from './uploaded.ts';
