export type { ControlContext } from './command.ts';
export type { BackupSummary } from './commands/backup.ts';
export type { BannerSummary } from './commands/banner.ts';
export type { DemoSummary } from './commands/demo.ts';
export type { GoldSummary } from './commands/gold.ts';
export type { NavigationSummary } from './commands/nav.ts';
export type { SaidWord } from './commands/pronounce.ts';
export { createControl, serveControl } from './server.ts';
