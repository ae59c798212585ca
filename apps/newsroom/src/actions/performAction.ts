import type { Readable } from 'node:stream';
import { z } from 'zod';
import { CommandFailed, describeError } from '../errors/index.ts';
import { parseInput } from '../input/index.ts';
import { type Action, type ActionCall, type ActionServices, type Caller, hasRightsOf } from './action.ts';
import { checkDepth } from './checkDepth.ts';
import { describeAction } from './describeAction.ts';
import { readFieldMeta, unwrap } from './fieldMeta.ts';
import { hashBody, openEntry } from './log/index.ts';
import { LogEntries } from './logEntries.ts';
import { claimKey, hashRequest, type RepeatableRequest, releaseKey, saveReply } from './replies.ts';
import { type ActionReply, type ActionResult, runAction, runToEnd } from './runAction.ts';

const NOT_LOGGED = 'It could not be written into the log.';
/** How the message of an unknown error after the commit begins. */
const AFTER_COMMIT = 'It is saved, but what follows has failed';

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

/** A call that leaves entries in the log, and whose input is valid. */
interface LoggedCall {
  caller: Caller;
  input: never;
  body: Readable;
  entries: LogEntries;
  repeatable: RepeatableRequest | undefined;
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
    checkDepth(request.input);
    const caller = await request.requireCaller();
    if (action.kind === 'query') yield* performQuery(action, services, request, caller);
    else yield* performLogged(action, services, request, caller);
  } finally {
    release();
  }
}

async function* performQuery<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  { input, body }: ActionRequest,
  caller: Caller,
): AsyncGenerator<ActionReply> {
  checkRole(action, caller);
  yield* runAction(action, { ...services, caller, afterCommit: rejectCommit }, parse(action, input), body);
}

async function* performLogged<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  { requireCaller, input, body, idempotencyKey: key }: ActionRequest,
  caller: Caller,
): AsyncGenerator<ActionReply> {
  const requireStill = async () => checkRole(action, await requireCaller());
  const hashed = hasStream(action) ? hashBody(body, services.shutdown.signal, requireStill) : undefined;
  const entries = new LogEntries(action, caller, input, hashed?.describe);
  try {
    checkRole(action, caller);
    const call = {
      caller,
      input: parse(action, input),
      body: hashed?.body ?? body,
      entries,
      repeatable: key === undefined ? undefined : { who: caller.who, key, request: hashRequest(action.name, input) },
    };
    if (action.kind === 'change') yield await performChange(action, services, call);
    else yield* performJob(action, services, call);
  } catch (error) {
    // when the log cannot be written either, the first error is the one to report
    await entries.saveError(services.db, error).catch(() => {});
    throw error;
  }
}

async function performChange<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  { caller, input, body, entries, repeatable }: LoggedCall,
): Promise<ActionResult> {
  const afterwards: (() => Promise<void>)[] = [];
  const afterCommit = (work: () => Promise<void>) => void afterwards.push(work);
  const result = await services.db.transaction(async (db) => {
    const before = repeatable && (await claimKey(db, repeatable));
    if (before) return before as ActionResult;
    const entryId = await openEntry(db);
    const done = await runToEnd(action, { ...services, db, caller, entryId, afterCommit }, input, body);
    await entries.saveResult(db, done, entryId);
    if (repeatable) await saveReply(db, repeatable, done);
    return done;
  });
  for (const work of afterwards)
    await work().catch((error) => result.warnings.push(describeError(error, AFTER_COMMIT)));
  return result;
}

async function* performJob<Services extends ActionServices>(
  action: Action<Services & ActionCall>,
  services: Services,
  { caller, input, body, entries, repeatable }: LoggedCall,
): AsyncGenerator<ActionReply> {
  const { db } = services;
  const before = repeatable && (await claimKey(db, repeatable));
  if (before) return yield before as ActionResult;
  await entries.saveBegun(db).catch(() => {});
  try {
    for await (const reply of runAction(action, { ...services, caller, afterCommit: rejectCommit }, input, body)) {
      if ('output' in reply) {
        if (repeatable) await saveReply(db, repeatable, reply);
        await entries.saveResult(db, reply).catch(() => reply.warnings.push(NOT_LOGGED));
      }
      yield reply;
    }
  } catch (error) {
    if (repeatable) await releaseKey(db, repeatable);
    throw error;
  }
}

function checkRole({ name, role }: Pick<Action, 'name' | 'role'>, caller: Caller): void {
  if (!hasRightsOf(caller.role, role)) throw new NotAllowed(`${name} needs the role ${role}; yours is ${caller.role}.`);
}

function parse(action: Action<never>, input: unknown): never {
  // as the usage names it; a field within a file has its own name
  const name = (field: string) => {
    const parameter = describeAction(action).parameters.find((one) => one.name === field);
    if (!parameter) return `The ${field}`;
    return parameter.isPositional ? parameter.placeholder : `--${field}`;
  };
  return parseInput(action.input, toTyped(action.input, input), 'command', name) as never;
}

/** An input whose texts may be numbers, as the ids in outputs are: on the command line both are typed alike. */
function toTyped({ shape }: z.ZodObject, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const isText = (field: string) =>
    Object.hasOwn(shape, field) && unwrap(shape[field] as z.ZodType) instanceof z.ZodString;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'number' && isText(field) ? String(value) : value,
    ]),
  );
}

const hasStream = ({ input }: Pick<Action, 'input'>): boolean =>
  Object.values(input.shape).some((field) => readFieldMeta(field as z.ZodType).reads === 'stream');

function rejectCommit(): never {
  throw new Error('only a change has a commit');
}
