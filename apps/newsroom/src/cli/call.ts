import { Readable } from 'node:stream';
import type { ActionDescription, ActionReply } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { Progress } from './progress.ts';

/** Asks the newsroom: a path of its control socket, with a body or without, and the objects of its answer. */
export type Call = (path: string, body?: Readable) => AsyncGenerator<unknown>;

/** What the newsroom can do, and what groups of its actions were called before. */
export interface ActionList {
  actions: ActionDescription[];
  oldGroups: Record<string, string>;
}

/** Asks the newsroom what it can do. */
export async function fetchActions(call: Call): Promise<ActionList> {
  for await (const list of call('/actions')) return list as ActionList;
  throw new CommandFailed(ENDED);
}

const ENDED = 'The newsroom ended before it answered: try again.';

/**
 * Has the newsroom do something, shows how far it is, and prints what it says of it.
 * @param stream the body of an action that takes one
 * @throws {CommandFailed} with the newsroom's sentence when it refuses or fails, or when it ends without one
 */
export async function callAction(call: Call, name: string, input: Record<string, unknown>, stream?: Readable) {
  const path = `/actions/${name.replace(' ', '/')}`;
  const asked = JSON.stringify(input);
  const replies = stream
    ? call(`${path}?${new URLSearchParams({ input: asked })}`, stream)
    : call(path, Readable.from([Buffer.from(asked)]));
  const progress = new Progress(typeof input.file === 'string' && stream ? input.file : name);
  let isDone = false;
  for await (const reply of replies as AsyncGenerator<ActionReply | { failed: string }>) {
    if ('progress' in reply) {
      progress.draw(reply.progress.share, reply.progress.note);
      continue;
    }
    progress.clear();
    if ('lines' in reply) {
      for (const warning of reply.warnings) console.error(warning);
      for (const line of reply.lines) console.log(line);
    }
    if (reply.failed !== undefined) throw new CommandFailed(reply.failed);
    isDone = true;
  }
  if (!isDone) throw new CommandFailed(ENDED);
}
