import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Database } from '../database/index.ts';
import type { CommandInput } from '../input/index.ts';
import type { NarrationWorker } from '../narrations/index.ts';
import type { PushSettings } from '../settings/index.ts';

/** What commands work on. */
export interface ControlContext {
  db: Database;
  /** The embedded database as a .tar.gz; a server's has tools of its own. */
  dump?: (() => Promise<Blob>) | undefined;
  push: PushSettings;
  /** The website's address as its readers know it. */
  siteUrl: string;
  /** The reading aloud. */
  speech: NarrationWorker;
  /** What signs previews, when the environment gives it. */
  previewSecret: string | undefined;
}

export interface Command {
  /** Begins the sentence when something fails of which nothing better is known. */
  failure: string;
  /** Takes what its caller sends, and yields what it has to say. */
  run(context: ControlContext, body: Readable): AsyncIterable<object>;
}

/** A command that takes an object and answers with one. */
export function replyOnce<Asked>(
  failure: string,
  answer: (context: ControlContext, asked: Asked) => Promise<object>,
): Command {
  return {
    failure,
    run: async function* (context, body) {
      yield await answer(context, (await json(body)) as Asked);
    },
  };
}

/** A command that takes what was typed, by name, and says in lines what it has done. */
export function replyLine(
  failure: string,
  work: (db: Database, typed: CommandInput) => Promise<string | string[]>,
): Command {
  return replyOnce(failure, async ({ db }, typed: CommandInput) => ({ lines: [await work(db, typed)].flat() }));
}
