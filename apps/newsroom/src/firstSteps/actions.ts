import { z } from 'zod';
import { action, NO_INPUT } from '../actions/index.ts';
import { listFirstSteps } from './firstSteps.ts';

const step = z.object({ what: z.string(), count: z.int(), without: z.string(), how: z.string() });

export const firstStepActions = [
  action({
    name: 'begin',
    summary: 'list what a new newsroom needs first, and what it has already',
    kind: 'query',
    role: 'reporter',
    input: NO_INPUT,
    output: z.object({ steps: z.array(step) }),
    run: async ({ db }) => ({ steps: await listFirstSteps(db) }),
    print: ({ steps }) =>
      steps.map(({ what, count, without, how }) =>
        count > 0 ? `✓ ${what}: ${count}` : `– ${what}: none; ${without}\n    ${how}`,
      ),
  }),
];
