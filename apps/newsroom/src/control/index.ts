export { callControl, NotRunning } from './client.ts';
export type { Desk, NavigationSummary } from './commands.ts';
export { createControl, serveControl } from './server.ts';
