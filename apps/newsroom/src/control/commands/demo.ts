import { allowDemo, loadDemo, removeDemo } from '../../demo/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** What has become of the demo's articles. */
export interface DemoSummary {
  stories: number;
}

export const demoCommands: Record<string, Command> = {
  'demo/load': replyOnce('The demo content was not loaded', async ({ db }) => {
    await allowDemo(db);
    return { stories: await loadDemo(db, new Date()) };
  }),
  'demo/remove': replyOnce('The demo content was not removed', async ({ db }) => ({ stories: await removeDemo(db) })),
};
