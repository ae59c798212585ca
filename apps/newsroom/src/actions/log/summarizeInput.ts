import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { readFieldMeta } from '../fieldMeta.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_JSON_LENGTH = 4000;
const REDACTED = '…';

const SECRET_NAMES = /password|secret|token|credential|authorization|(api|private)_?key/i;
const USER_OF_ADDRESS = /\/\/[^/\s@]*@/g;
const SECRET_PARAMETERS = /([?&](?:token|key|sig|signature|secret|password|auth|x-amz-[\w-]*)=)[^&#\s"]*/gi;

/** A text for the database: without the secrets in its addresses, and cut to the longest that an entry may hold. */
export function toLoggedText(text: string, maxLength: number): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return cut
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(USER_OF_ADDRESS, `//${REDACTED}@`)
    .replace(SECRET_PARAMETERS, `$1${REDACTED}`);
}

/** The same value without the secrets in the addresses of its texts. */
export function hideSecrets<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replace(SECRET_PARAMETERS, `$1${REDACTED}`) : part,
  ) as Value;
}

/** What the log says in place of bytes; `sha256sum` of the file gives the same hash. */
function describeBytes(bytes: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** An action's input for the log: without secrets; files and long texts by their lengths and hashes. */
export function summarizeInput(schema: z.ZodObject, input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const value = (input as Record<string, unknown>)[name];
      if (value === undefined) return [];
      const { isSecret, reads } = readFieldMeta(field as z.ZodType);
      if (isSecret || SECRET_NAMES.test(name)) return [[name, REDACTED]];
      if (reads === 'bytes' && typeof value === 'string') return [[name, describeBytes(Buffer.from(value, 'base64'))]];
      if (reads === 'text' && typeof value === 'string') return [[name, describeBytes(Buffer.from(value))]];
      return [[name, summarizeValue(value)]];
    }),
  );
}

function summarizeValue(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) return describeBytes(Buffer.from(value));
  const json = JSON.stringify(value) ?? 'null';
  if (json.length > MAX_JSON_LENGTH) return describeBytes(Buffer.from(json));
  return JSON.parse(json, (name, part) => {
    if (SECRET_NAMES.test(name)) return REDACTED;
    return typeof part === 'string' ? toLoggedText(part, MAX_TEXT_LENGTH) : part;
  });
}
