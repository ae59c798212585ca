import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { allowDemo, loadDemo, removeDemo } from './index.ts';

const role = 'operator';
const counted = z.object({ articles: z.int() });

export const demoActions = [
  action({
    name: 'demo load',
    summary: 'load the demo content, even into your own database',
    kind: 'job',
    role,
    failure: 'The demo content was not loaded',
    input: NO_INPUT,
    output: counted,
    run: async ({ db }) => {
      await allowDemo(db);
      return { articles: await loadDemo(db, new Date()) };
    },
    print: ({ articles }) => `${articles} articles of the demo loaded`,
  }),
  action({
    name: 'demo remove',
    summary: 'remove the demo content for good: no start loads it again',
    kind: 'job',
    role,
    failure: 'The demo content was not removed',
    input: NO_INPUT,
    output: counted,
    run: async ({ db }) => ({ articles: await removeDemo(db) }),
    print: ({ articles }) => `${articles} articles of the demo removed`,
  }),
];
