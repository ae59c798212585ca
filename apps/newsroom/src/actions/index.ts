export {
  type Action,
  type ActionCall,
  type ActionContext,
  type ActionServices,
  action,
  type Caller,
  defineActions,
  NO_INPUT,
  type Role,
} from './action.ts';
export { type ActionDescription, describeAction, type Parameter } from './describeAction.ts';
export { deleteOldEntries } from './log/index.ts';
export { type ActionReply, performAction } from './performAction.ts';
