export { ACTIONS, type ControlContext, OLD_GROUPS } from './actions.ts';
export { ACTION_LISTENER_OPTIONS, answerAction } from './answerAction.ts';
export { createControl, describeActions, serveControl } from './server.ts';
