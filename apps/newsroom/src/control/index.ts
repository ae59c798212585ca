export { callControl, NotRunning } from './client.ts';
export type { Desk } from './command.ts';
export type { DemoSummary } from './demo.ts';
export type { NavigationSummary } from './nav.ts';
export { createControl, serveControl } from './server.ts';
export type { BannerSummary, GoldSummary } from './widgets.ts';
