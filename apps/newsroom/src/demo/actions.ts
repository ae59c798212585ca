import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { formatCount } from '../input/index.ts';
import { allowDemo, loadDemo, removeDemo } from './index.ts';

const role = 'operator';
const counted = z.object({ articles: z.int() });

/** Counts such as `12 articles, 3 programmes`, without those of nothing. */
const toSentence = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([many, count]) => formatCount(count, many.replace(/s$/, ''), many))
    .join(', ') || 'nothing';

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
    print: ({ articles }) => `${formatCount(articles, 'article')} of the demo loaded`,
  }),
  action({
    name: 'demo remove',
    summary: 'remove the demo content for good: no start loads it again',
    kind: 'job',
    role,
    failure: 'The demo content was not removed',
    input: NO_INPUT,
    output: z.object({ removed: z.record(z.string(), z.int()), remaining: z.array(z.string()) }),
    run: ({ db }) => removeDemo(db),
    print: ({ removed, remaining }) => [
      `Removed of the demo: ${toSentence(removed)}.`,
      ...(remaining.length > 0
        ? [`Kept as your own, because your newsroom has used them: ${remaining.join(', ')}.`]
        : []),
    ],
  }),
];
