export { ACTIONS, type ControlContext, OLD_GROUPS } from './actions.ts';
export { answerAction, UNREAD_STAYS } from './answerAction.ts';
export { createControl, describeActions, serveControl } from './server.ts';
