import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ACCOUNT_ROLES } from '../accounts/schema.ts';
import type { Database } from '../database/index.ts';
import type { PushSettings } from '../settings/index.ts';
import type { FileStore } from '../store/index.ts';

/**
 * Who may do something, from the least on: each may also do what those before may. The command line is the operator.
 */
export type Role = (typeof ROLES)[number];

/** From the least on. */
export const ROLES = [...ACCOUNT_ROLES, 'operator'] as const;

/** Whether who has one role may do what needs another. */
export const includesRole = (has: Role, needs: Role): boolean => ROLES.indexOf(has) >= ROLES.indexOf(needs);

/**
 * What an action is to the newsroom's data. A `query` changes nothing; a `change` is one transaction, with its entry in
 * the log; a `job` takes its time, or does what no transaction takes back (files, other services): its entry follows.
 */
export type ActionKind = 'query' | 'change' | 'job';

/** Who does something, and from where. */
export interface Caller {
  /** The email of an account, or `operator` with the name of their user on the machine where that is known. */
  who: string;
  role: Role;
  /** `command line`, or the address that a request came from. */
  origin: string;
}

/** The call by which an action is performed. */
export interface ActionCall {
  caller: Caller;
  /** In a `change`: its entry in the log. */
  entryId?: number;
  /** Runs work outside of the database once the transaction is committed. */
  afterCommit(work: () => Promise<void>): void;
}

/** What all actions work on. */
export interface ActionServices {
  db: Database;
  /** The embedded database as a .tar.gz; a server's has tools of its own. */
  dump?: (() => Promise<Blob>) | undefined;
  push: PushSettings;
  /** The website's address as its readers know it. */
  siteUrl: string;
  /** The desk's address as those who work at it know it; undefined where there is none. */
  deskUrl: string | undefined;
  /** Where pictures come from. */
  pictures: {
    /** What editors have uploaded. */
    store: FileStore;
    /** The hosts that the website takes pictures from, each `host` or `host:port`. */
    hosts: ReadonlySet<string>;
    /** Whether the newsroom can draw a picture of that name. */
    canDraw: (name: string) => Promise<boolean>;
  };
  /** `isEncoderOn`: whether films that are uploaded are encoded. */
  films: { uploads: FileStore; segments: FileStore; isEncoderOn: boolean };
  /** What signs previews, when the environment gives it. */
  previewSecret: string | undefined;
}

/** What an action works on. In a `change`, `db` is its transaction. */
export interface ActionContext extends ActionServices, ActionCall {}

declare module 'zod' {
  /** How the command line takes a field of an input, beyond what its schema says. */
  interface GlobalMeta {
    /** What stands for its value in a usage: `TIME`. */
    placeholder?: string;
    /**
     * What is typed names a file, and the field is what stands in it: its text, its JSON, its bytes in base64; `stream`
     * sends the bytes as the body, and the field is the file's name.
     */
    reads?: 'text' | 'json' | 'bytes' | 'stream';
    /** The most that such a file may have. */
    maxBytes?: number;
    /** What is typed is a path, which is sent from the root on. */
    isPath?: boolean;
    /** Its value stays out of the log. */
    isSecret?: boolean;
    /** Where a stream that was broken off is continued: the query of that name says it, and nobody types it. */
    continues?: string;
    /** A switch that can also be turned off: `--no-key`. */
    canBeOff?: boolean;
  }
}

/** What a terminal shows of an output: lines, warnings, and the reason where it counts as a failure. */
export type Printed = string | string[] | { lines: string[]; warnings?: string[]; failed?: string | undefined };

/** How far a long action is. */
export interface Progress {
  /** 0 to 1. */
  share: number;
  note: string;
}

/**
 * Something that an editor or operator may do: the control socket, the command line and its documentation follow from
 * it.
 */
export interface Action<Context = ActionContext> {
  /** As it is typed: `articles publish`. */
  name: string;
  summary: string;
  kind: ActionKind;
  role: Role;
  /** The beginning of the sentence about an unknown error. */
  failure: string;
  input: z.ZodObject;
  /** The fields that are typed without their names, in this order. */
  positionals: string[];
  output: z.ZodType;
  /** Of an iterable each output tells how far it is, and the last is the result. @throws {CommandFailed} */
  run(context: Context, input: never, body: Readable): Promise<unknown> | AsyncIterable<unknown>;
  progress?: ((output: never) => Progress) | undefined;
  print(output: never, input: never): Printed;
}

interface Definition<Context, Input extends z.ZodObject, Output extends z.ZodType>
  extends Pick<Action, 'name' | 'summary' | 'kind' | 'role' | 'failure'> {
  input: Input;
  positionals?: (keyof z.output<Input> & string)[];
  output: Output;
  run(
    context: Context,
    input: z.output<Input>,
    body: Readable,
  ): Promise<z.input<Output>> | AsyncIterable<z.input<Output>>;
  progress?(output: z.output<Output>): Progress;
  print(output: z.output<Output>, input: z.output<Input>): Printed;
}

/** Defines actions on a context. */
export const defineActions =
  <Context>() =>
  <Input extends z.ZodObject, Output extends z.ZodType>({
    positionals = [],
    ...rest
  }: Definition<Context, Input, Output>): Action<Context> => ({ ...rest, positionals });

/** Defines an action. */
export const action = defineActions<ActionContext>();

/** What an action without an input takes. */
export const NO_INPUT = z.strictObject({});
