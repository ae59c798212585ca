export { ACTIONS, type ControlContext } from './actions.ts';
export { createControl, serveControl } from './server.ts';
