import { format } from 'node:util';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import { getCurrentRequest } from './currentRequest.ts';
import type { LogLevel } from './logLevels.ts';
import { redactPersonalData } from './redactPersonalData.ts';
import { toTerminalText } from './terminal.ts';

const METHODS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Lines are written asynchronously; when the output is blocked, lines beyond so many bytes are dropped. */
const OUTPUT = { dest: 1, sync: false, maxLength: 8 * 1024 * 1024 };

/** The longest text in a line, in characters: text from clients may be of any length. */
const MAX_TEXT_LENGTH = 2_000;

let isEveryResponseLogged = false;

/** True when every response has its line in the log, not only the failed ones. */
export const shouldLogEveryResponse = (): boolean => isEveryResponseLogged;

/**
 * Turns all output through `console` into lines of the log: JSON, or short lines for a person at a terminal. Each names
 * its request; none contains an email or the query of an address, and none is longer than a few thousand characters.
 * `to` receives the lines instead of the standard output.
 */
export function bindConsoleToLog(service: string, level: LogLevel, to?: DestinationStream): void {
  const logger = createLogger(service, level, to ?? (process.stdout.isTTY ? terminalStream : destination(OUTPUT)));
  for (const [method, at] of Object.entries(METHODS) as [keyof typeof METHODS, 'info'][])
    console[method] = (...values: unknown[]) => writeLogLine(logger, at, values);
  isEveryResponseLogged = logger.isLevelEnabled('debug');
}

/**
 * Creates a logger that writes its lines to `to`.
 * @internal for its test and a benchmark, which must not replace the console
 */
export function createLogger(service: string, level: LogLevel, to: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      mixin: () => {
        const { id, traceId } = getCurrentRequest() ?? {};
        return { ...(id && { requestId: id }), ...(traceId && { traceId }) };
      },
      hooks: { streamWrite: redactPersonalData },
    },
    to,
  );
}

/**
 * Writes the arguments of one `console` call as one line: errors and objects as members, everything else as its
 * message.
 * @internal for its test and a benchmark
 */
export function writeLogLine(logger: Logger, level: 'debug' | 'info' | 'warn' | 'error', values: unknown[]): void {
  if (!logger.isLevelEnabled(level)) return;
  const error = values.find((one) => one instanceof Error);
  const details = values.find((one) => typeof one === 'object' && one !== null && !(one instanceof Error));
  const words = values.filter((one) => one === undefined || (one !== error && one !== details));
  const members = {
    ...(error && { error: describeError(error) }),
    ...(details !== undefined && { details: shorten(details) }),
  };
  logger[level](members, cut(format(...words)));
}

const cut = (text: string): string =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)` : text;

/** An object itself, or the beginning of its JSON when that is too long. */
function shorten(details: unknown): unknown {
  const json = JSON.stringify(details) ?? '';
  return json.length > MAX_TEXT_LENGTH ? cut(json) : details;
}

/** The text of an error for the log: never its other members, which may hold personal data. */
function describeError(error: Error, depth = 0): object {
  const { name, cause } = error;
  const { code, status } = error as { code?: string; status?: number };
  // the message of a failed query contains every value
  const message = cut(error.message.split('\nparams: ')[0] ?? '');
  const from = error.stack?.indexOf(error.message) ?? -1;
  const stack = from < 0 ? undefined : cut(error.stack?.slice(from + error.message.length).trim() ?? '');
  return {
    name,
    message,
    ...(code && { code }),
    ...(status && { status }),
    ...(stack && { stack }),
    ...(cause instanceof Error && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/**
 * Writes short lines for a person at a terminal.
 * @internal for its test
 */
export const terminalStream: DestinationStream = {
  write: (line) => {
    const { time, level, msg, error, details } = JSON.parse(line);
    const isPlain = level === 'info';
    const more = [error && `${error.message}\n    ${error.stack ?? ''}`, details && JSON.stringify(details)];
    const head = isPlain ? msg : `${time.slice(11, 19)} ${level}  ${msg}`;
    const text = [head, ...more.filter(Boolean)].join(' ').trimEnd();
    process.stdout.write(`${toTerminalText(text)}\n`);
  },
};
