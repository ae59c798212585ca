export {
  type Action,
  type ActionContext,
  action,
  defineActions,
  NO_INPUT,
  type Role,
} from './action.ts';
export { type ActionDescription, describeAction, type Parameter } from './describeAction.ts';
export { type ActionReply, performAction } from './performAction.ts';
