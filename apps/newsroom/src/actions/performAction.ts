import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { CommandFailed, describeError } from '../errors/index.ts';
import { parseInput } from '../input/index.ts';
import {
  type Action,
  type ActionCall,
  type ActionServices,
  type Caller,
  hasRightsOf,
  type Progress,
} from './action.ts';
import { checkDepth } from './checkDepth.ts';
import { readFieldMeta } from './fieldMeta.ts';
import { hashBody, openEntry, saveEntry, summarizeInput, toLoggedText } from './log/index.ts';
import { claimKey, hashRequest, releaseKey, saveReply } from './replies.ts';
import type { Outcome } from './schema.ts';

const MAX_MESSAGE_LENGTH = 2000;
const NOT_LOGGED = 'It could not be written into the log.';
/** How the message of an unknown error after the commit begins. */
const AFTER_COMMIT = 'It is saved, but what follows has failed';

/** The end of an action. */
interface Result {
  output: unknown;
  lines: string[];
  warnings: string[];
  failed?: string;
}

/** The replies of an action, as they come: progress, and at its end the result. */
export type ActionReply = { progress: Progress } | Result;

/** A call of an action: by whom, and with what. */
export interface ActionRequest {
  /** Called again when the body has come: an upload takes long, and the caller may have lost their account meanwhile. */
  requireCaller(): Caller | Promise<Caller>;
  /** The input, not validated yet. */
  input: unknown;
  body: Readable;
  /** The caller's key for this request: a repeated request gets the reply to the first one, and does nothing. */
  idempotencyKey?: string | undefined;
}

/** The caller's role does not include that of the action. */
export class NotAllowed extends CommandFailed {}

/**
 * Validates the input of an action and performs it. Every change leaves an entry in the log: that of a `change` in its
 * transaction, those of a `job` at its beginning and at its end. Refusals and failures leave one, too.
 * @throws {NotAllowed} when the caller's role does not include the action's
 * @throws {CommandFailed} with the name of the first invalid field, or with the reason why it was not done
 */
export async function* performAction<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  request: ActionRequest,
): AsyncGenerator<ActionReply> {
  const release = services.shutdown.hold();
  try {
    yield* performHeld(action, services, request);
  } finally {
    release();
  }
}

async function* performHeld<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  { requireCaller, input, body, idempotencyKey: key }: ActionRequest,
): AsyncGenerator<ActionReply> {
  checkDepth(input);
  const caller = await requireCaller();
  const parse = () => parseInput(action.input, input) as never;
  const afterwards: (() => Promise<void>)[] = [];
  const call = { caller, afterCommit: (work: () => Promise<void>) => void afterwards.push(work) };
  if (action.kind === 'query') {
    checkRole(action, caller);
    return yield* run(action, { ...services, ...call }, parse(), body);
  }
  const repeatable = key === undefined ? undefined : { who: caller.who, key, request: hashRequest(action.name, input) };
  const isStream = Object.values(action.input.shape).some(
    (field) => readFieldMeta(field as z.ZodType).reads === 'stream',
  );
  const { signal } = services.shutdown;
  const hashed = isStream ? hashBody(body, signal, async () => checkRole(action, await requireCaller())) : undefined;
  const save = (db: ActionServices['db'], outcome: Outcome, message: string, entryId?: number) => {
    const entry = {
      who: caller.who,
      origin: caller.origin,
      action: action.name,
      input: { ...summarizeInput(action.input, input), ...(hashed && { stream: hashed.describe() }) },
      outcome,
      message: toLoggedText(message, MAX_MESSAGE_LENGTH),
    };
    return saveEntry(db, entry, entryId);
  };
  const saveResult = (db: ActionServices['db'], { lines, failed }: Result, entryId?: number) => {
    if (failed === undefined) return save(db, 'done', lines.join('\n'), entryId);
    return save(db, action.kind === 'change' ? 'refused' : 'failed', [...lines, failed].join('\n'), entryId);
  };
  try {
    checkRole(action, caller);
    const parsed = parse();
    if (action.kind === 'change') {
      const result = await services.db.transaction(async (db) => {
        const before = repeatable && (await claimKey(db, repeatable));
        if (before) return before as Result;
        const entryId = await openEntry(db);
        const done = await runToEnd(action, { ...services, ...call, db, entryId }, parsed, hashed?.body ?? body);
        await saveResult(db, done, entryId);
        if (repeatable) await saveReply(db, repeatable, done);
        return done;
      });
      for (const work of afterwards)
        await work().catch((error) => result.warnings.push(describeError(error, AFTER_COMMIT)));
      return yield result;
    }
    const before = repeatable && (await claimKey(services.db, repeatable));
    if (before) return yield before as Result;
    // of a job that never ends (a killed newsroom) this is all that the log shows
    await save(services.db, 'begun', '').catch(() => {});
    try {
      for await (const reply of run(action, { ...services, ...call }, parsed, hashed?.body ?? body)) {
        if ('output' in reply) {
          if (repeatable) await saveReply(services.db, repeatable, reply);
          await saveResult(services.db, reply).catch(() => reply.warnings.push(NOT_LOGGED));
        }
        yield reply;
      }
    } catch (error) {
      if (repeatable) await releaseKey(services.db, repeatable);
      throw error;
    }
  } catch (error) {
    const outcome = error instanceof CommandFailed ? 'refused' : 'failed';
    // when the log cannot be written either, the first error is the one to report
    await save(services.db, outcome, describeError(error, action.failure)).catch(() => {});
    throw error;
  }
}

function checkRole({ name, role }: Pick<Action, 'name' | 'role'>, caller: Caller): void {
  if (!hasRightsOf(caller.role, role)) throw new NotAllowed(`${name} needs the role ${role}; yours is ${caller.role}.`);
}

async function runToEnd<Context>(...parameters: Parameters<typeof run<Context>>): Promise<Result> {
  for await (const reply of run<Context>(...parameters)) if ('output' in reply) return reply;
  throw new Error('an action has come to nothing');
}

async function* run<Context>(
  { output: contract, run: start, print, progress }: Action<Context>,
  context: Context,
  input: never,
  body: Readable,
): AsyncGenerator<ActionReply> {
  const running = start(context, input, body);
  let output: unknown;
  if (Symbol.asyncIterator in running)
    for await (output of running) {
      if (progress) yield { progress: progress(contract.parse(output) as never) };
    }
  else output = await running;
  const parsed = contract.parse(output);
  const printed = print(parsed as never, input);
  const {
    lines,
    warnings = [],
    failed,
  } = typeof printed === 'string' || Array.isArray(printed) ? { lines: [printed].flat() } : printed;
  yield { output: parsed, lines, warnings: [...warnings], ...(failed !== undefined && { failed }) };
}
