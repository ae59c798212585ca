export { ACTIONS, type ControlContext, OLD_GROUPS } from './actions.ts';
export { answerAction } from './answerAction.ts';
export { createControl, serveControl } from './server.ts';
