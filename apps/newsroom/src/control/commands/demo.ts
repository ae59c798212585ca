import { allowDemo, loadDemo, removeDemo } from '../../content/demo/index.ts';
import { answering, type Command } from '../command.ts';

/** What has become of the demo's stories. */
export interface DemoSummary {
  stories: number;
}

export const demoCommands: Record<string, Command> = {
  'demo/load': answering('The demo content was not loaded', async ({ db }) => {
    await allowDemo(db);
    return { stories: await loadDemo(db, new Date()) };
  }),
  'demo/remove': answering('The demo content was not removed', async ({ db }) => ({ stories: await removeDemo(db) })),
};
