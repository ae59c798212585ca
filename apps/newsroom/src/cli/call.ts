import { pipeline, type Readable, Transform } from 'node:stream';
import { toMegabytes } from '@sala/telemetry/terminal';
import type { ActionDescription, ActionReply } from '../actions/index.ts';
import { AnswerLost } from '../controlClient/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { Progress } from './progress.ts';
import { saveStandardInput } from './readFile.ts';

/** Calls a path of the newsroom's control socket, with or without a body; yields the objects of the answer. */
export type Call = (path: string, body?: string | Readable) => AsyncGenerator<unknown>;

/** The newsroom's actions, and the former names of groups. */
export interface ActionList {
  actions: ActionDescription[];
  oldGroups: Record<string, string>;
  /** The newsroom's name for its database; absent at a desk, and in an older version. */
  database?: string;
}

/** Fetches the newsroom's actions. */
export async function fetchActions(call: Call): Promise<ActionList> {
  for await (const list of call('/actions')) return list as ActionList;
  throw new CommandFailed(ENDED);
}

/**
 * Runs a query and returns its result.
 * @throws {CommandFailed} with the newsroom's message when it refuses or fails, or when the answer has no result
 */
export async function fetchOutput(call: Call, name: string, input: Record<string, unknown>): Promise<unknown> {
  const replies = call(toPath(name), JSON.stringify(input));
  for await (const reply of replies as AsyncGenerator<Partial<Extract<ActionReply, { output: unknown }>>>) {
    if (reply.failed !== undefined) throw new CommandFailed(reply.failed);
    if ('output' in reply) return reply.output;
  }
  throw new CommandFailed(ENDED);
}

const toPath = (name: string): string => `/actions/${name.replace(' ', '/')}`;

const ENDED = 'The newsroom ended before it answered: try again.';

/** What is sent as the body of an action: a file from a byte on, or standard input, whose size is not known. */
export interface Upload {
  name: string;
  from: number;
  bytes?: number;
  open: () => Readable;
}

/** Where the parts of an action go that are none of its result. */
interface ActionStreams {
  /** Sent as the body of an action that takes one. */
  upload?: Upload;
  /** Writes the bytes that an action yields. */
  write?: (bytes: Buffer) => Promise<void>;
  print?: (line: string) => void;
}

/** The exit code of a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

/**
 * Runs an action, shows its progress, prints what the newsroom says about the result, and returns it.
 * @throws {CommandFailed} with the newsroom's message when it refuses or fails, or when the answer has no result
 */
export async function callAction(
  call: Call,
  name: string,
  input: Record<string, unknown>,
  { upload, write, print = console.log }: ActionStreams = {},
) {
  const path = toPath(name);
  const json = JSON.stringify(input);
  const progress = new Progress(upload?.name ?? name);
  let hasProgress = false;
  const showSent = (sent: number, of: number) => {
    if (!hasProgress) progress.draw(sent / of, `${toMegabytes(sent)} of ${toMegabytes(of)} MB sent`);
  };
  const body = upload && readWithProgress(upload, showSent);
  const replies = body ? call(`${path}?${new URLSearchParams({ input: json })}`, body) : call(path, json);
  let output: Record<string, unknown> | undefined;
  const leave = async () => {
    progress.clear();
    console.error(
      body && !body.readableEnded
        ? `${upload.name} was sent in part: give the command again.`
        : `A running newsroom goes on with ${name}: npm run newsroom -- log shows what has become of it.`,
    );
    await saveStandardInput();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', leave);
  try {
    for await (const reply of replies as AsyncGenerator<ActionReply | { failed: string }>) {
      if ('progress' in reply) {
        // the newsroom's own progress is more exact than that of the upload
        hasProgress = true;
        progress.draw(reply.progress.share, reply.progress.note);
        continue;
      }
      if ('bytes' in reply) {
        await write?.(Buffer.from(reply.bytes, 'base64'));
        continue;
      }
      progress.clear();
      if ('output' in reply) {
        output = reply.output as Record<string, unknown>;
        for (const warning of reply.warnings) console.error(warning);
        for (const line of reply.lines) print(line);
      }
      if (reply.failed !== undefined) throw new CommandFailed(reply.failed);
    }
  } finally {
    process.off('SIGINT', leave);
  }
  if (!output) throw new AnswerLost();
  return output;
}

/** The bytes of an upload, with their number as they are read; an error of the file is left to the reader. */
function readWithProgress({ from, bytes, open }: Upload, onProgress: (sent: number, of: number) => void): Readable {
  let sent = from;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      sent += chunk.length;
      if (bytes !== undefined) onProgress(sent, bytes);
      done(null, chunk);
    },
  });
  return pipeline(open(), counted, () => {});
}
