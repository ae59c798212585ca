import type { Database } from '../database/index.ts';
import { CommandFailed, describeError } from '../errors/index.ts';
import type { Action, Caller } from './action.ts';
import { saveEntry, summarizeInput, toLoggedText } from './log/index.ts';
import type { ActionResult } from './runAction.ts';
import type { Outcome } from './schema.ts';

const MAX_MESSAGE_LENGTH = 2000;

/** The entries that one call of an action leaves in the log. */
export class LogEntries {
  readonly #action: Pick<Action, 'name' | 'kind' | 'failure' | 'input'>;
  readonly #caller: Caller;
  readonly #input: unknown;
  readonly #describeStream: (() => object) | undefined;

  /** @param describeStream what the log says of the bytes that have been read so far, where the input has any */
  constructor(
    action: Pick<Action, 'name' | 'kind' | 'failure' | 'input'>,
    caller: Caller,
    input: unknown,
    describeStream: (() => object) | undefined,
  ) {
    this.#action = action;
    this.#caller = caller;
    this.#input = input;
    this.#describeStream = describeStream;
  }

  /** Of a job that never ends (a killed newsroom) this is all that the log shows. */
  saveBegun(db: Database): Promise<void> {
    return this.#save(db, 'begun', '');
  }

  /** @param entryId the id that `openEntry` returned */
  saveResult(db: Database, { lines, failed }: ActionResult, entryId?: number): Promise<void> {
    if (failed === undefined) return this.#save(db, 'done', lines.join('\n'), entryId);
    const outcome = this.#action.kind === 'change' ? 'refused' : 'failed';
    return this.#save(db, outcome, [...lines, failed].join('\n'), entryId);
  }

  saveError(db: Database, error: unknown): Promise<void> {
    const outcome = error instanceof CommandFailed ? 'refused' : 'failed';
    return this.#save(db, outcome, describeError(error, this.#action.failure));
  }

  async #save(db: Database, outcome: Outcome, message: string, entryId?: number): Promise<void> {
    // before the work, nothing of it has been read
    const stream = outcome === 'begun' ? undefined : this.#describeStream?.();
    const entry = {
      who: this.#caller.who,
      origin: this.#caller.origin,
      action: this.#action.name,
      input: { ...summarizeInput(this.#action.input, this.#input), ...(stream && { stream }) },
      outcome,
      message: toLoggedText(message, MAX_MESSAGE_LENGTH),
    };
    await saveEntry(db, entry, entryId);
  }
}
