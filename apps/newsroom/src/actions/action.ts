import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ACCOUNT_ROLES } from '../accounts/schema.ts';
import type { Database } from '../database/index.ts';
import type { PushSettings } from '../settings/index.ts';
import type { Shutdown } from '../shutdown/index.ts';
import type { FileStore } from '../store/index.ts';

/** The roles of callers: each may do what those before it in `ROLES` may. The command line is the operator. */
export type Role = (typeof ROLES)[number];

/** From the role with the fewest rights to the one with all. */
const ROLES = [...ACCOUNT_ROLES, 'operator'] as const;

/** True when a role is the needed one, or includes it. */
export const hasRightsOf = (has: Role, needs: Role): boolean => ROLES.indexOf(has) >= ROLES.indexOf(needs);

/**
 * How an action writes. A `query` changes nothing. A `change` is one transaction, which includes its entry in the log.
 * A `job` takes long, or does what no transaction can undo (files, other services); its entries are written at its
 * beginning and at its end.
 */
export type ActionKind = 'query' | 'change' | 'job';

/** The caller of an action, and where the call comes from. */
export interface Caller {
  /** The email of an account, or `operator`, followed by the name of the operating system's user where it is known. */
  who: string;
  role: Role;
  /** `command line`, or the address that a request came from. */
  origin: string;
}

/** One call of an action. */
export interface ActionCall {
  caller: Caller;
  /** In a `change`: the id of its entry in the log. */
  entryId?: number;
  /** In a `change`: runs work outside of the database once the transaction is committed. */
  afterCommit(work: () => Promise<void>): void;
}

/** The dependencies of all actions. */
export interface ActionServices {
  db: Database;
  /** Dumps the embedded database as a .tar.gz; for a PostgreSQL server there is `pg_dump`. */
  dump?: (() => Promise<Blob>) | undefined;
  push: PushSettings;
  /** The public address of the website. */
  siteUrl: string;
  /** The public address of the desk; undefined where there is none. */
  deskUrl: string | undefined;
  /** The incoming webhook of the editors' chat; undefined where there is none. */
  editorsWebhook: string | undefined;
  /** The sources of pictures. */
  pictures: {
    /** The pictures that editors have uploaded. */
    store: FileStore;
    /** The hosts that the website takes pictures from, each `host` or `host:port`. */
    hosts: ReadonlySet<string>;
    /** The newsroom's own among them, which has other addresses than those of pictures. */
    ownHost: string;
    /** True when the newsroom can draw a picture of that name. */
    canDraw: (name: string) => Promise<boolean>;
  };
  /** `isEncoderOn`: true when uploaded films are encoded; `hosts`: those from which the website plays others. */
  films: { uploads: FileStore; segments: FileStore; isEncoderOn: boolean; hosts: ReadonlySet<string> };
  /** The secret that signs previews, when the environment sets it. */
  previewSecret: string | undefined;
  /** The end of the newsroom, which waits for actions that run: those that take long follow its signal. */
  shutdown: Pick<Shutdown, 'signal' | 'hold'>;
}

/** The dependencies of one call. In a `change`, `db` is its transaction. */
export interface ActionContext extends ActionServices, ActionCall {}

declare module 'zod' {
  /** How the command line reads a field of an input, beyond what its schema says. */
  interface GlobalMeta {
    /** The placeholder of its value in a usage: `TIME`. */
    placeholder?: string;
    /**
     * The user types the name of a file, and the field gets the file's content: its text, its JSON, or its bytes in
     * base64. With `stream` the bytes are the body of the request, and the field gets the file's name.
     */
    reads?: 'text' | 'json' | 'bytes' | 'stream';
    /** The largest size of such a file, in bytes. */
    maxBytes?: number;
    /**
     * The user types the name of a file to write. With `bytes` the field is true, and the output's field of the same name
     * holds the file's bytes in base64. With `stream` the field gets the file's path, and the action yields its bytes.
     */
    writes?: 'bytes' | 'stream';
    /** Readers see it as it is typed: HTML and Markdown in it, or in any text of a JSON file, give a warning. */
    isPlainText?: boolean;
    /** Its value stays out of the log. */
    isSecret?: boolean;
    /** The byte from which an interrupted upload goes on. The query of this name tells it; the user never types it. */
    continues?: string;
    /** A switch that can also be turned off: `--no-key`. */
    canBeOff?: boolean;
  }
}

/** What a terminal shows of an output: lines and warnings; with `failed` the command counts as failed. */
export type Printed = string | string[] | { lines: string[]; warnings?: string[]; failed?: string | undefined };

/** The progress of a long action. */
export interface Progress {
  /** 0 to 1. */
  share: number;
  note: string;
}

/**
 * Something that an editor or operator may do. The control socket, the command line and its documentation are made from
 * these definitions.
 */
export interface Action<Context = ActionContext> {
  /** The name as a user types it: `articles publish`. */
  name: string;
  summary: string;
  kind: ActionKind;
  role: Role;
  /** How the message of an unknown error begins. */
  failure: string;
  input: z.ZodObject;
  /** The fields that are typed without their names, in this order. */
  positionals: string[];
  output: z.ZodType;
  /**
   * Where it returns an iterable, each output reports progress, bytes are those of the file that it `writes`, and the last
   * output is the result.
   * @throws {CommandFailed}
   */
  run(context: Context, input: never, body: Readable): Promise<unknown> | AsyncIterable<unknown>;
  progress?: ((output: never) => Progress) | undefined;
  print(output: never, input: never): Printed;
}

/** How the message of an unknown error begins; a job says itself what has not happened. */
const FAILURES = { query: 'Nothing could be read', change: 'Nothing was changed' };

type Definition<Context, Input extends z.ZodObject, Output extends z.ZodType> = Pick<
  Action,
  'name' | 'summary' | 'role'
> & {
  input: Input;
  positionals?: (keyof z.output<Input> & string)[];
  output: Output;
  run(
    context: Context,
    input: z.output<Input>,
    body: Readable,
  ): Promise<z.input<Output>> | AsyncIterable<z.input<Output> | Uint8Array>;
  progress?(output: z.output<Output>): Progress;
  print(output: z.output<Output>, input: z.output<Input>): Printed;
} & ({ kind: keyof typeof FAILURES } | { kind: 'job'; failure: string });

/** Returns a function that defines actions on a context. */
export const defineActions =
  <Context>() =>
  <Input extends z.ZodObject, Output extends z.ZodType>({
    positionals = [],
    ...rest
  }: Definition<Context, Input, Output>): Action<Context> => ({
    ...rest,
    failure: rest.kind === 'job' ? rest.failure : FAILURES[rest.kind],
    positionals,
  });

/** Defines an action. */
export const action = defineActions<ActionContext>();

/** The input of an action that takes none. */
export const NO_INPUT = z.strictObject({});
