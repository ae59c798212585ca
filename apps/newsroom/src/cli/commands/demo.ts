import type { DemoSummary } from '../../control/index.ts';
import { type Call, callCommand } from '../command.ts';
import { createCommand } from '../subcommands.ts';

export const demoCommand = createCommand('demo', 'demo content', {
  load: {
    does: 'bring the demo content in, also into a database of your own',
    run: (call) => say(call, '/demo/load', 'loaded'),
  },
  remove: {
    does: 'send the demo content away: no start brings it back',
    run: (call) => say(call, '/demo/remove', 'removed'),
  },
});

async function say(call: Call, path: string, done: string): Promise<void> {
  const { stories } = await callCommand<DemoSummary>(call, path);
  console.log(`${stories} stories of the demo ${done}`);
}
