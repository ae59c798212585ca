import type { Stats } from 'node:fs';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandFailed } from '../errors/index.ts';
import { findRepeatedField } from './findRepeatedField.ts';

/** Typed instead of the name of a file. */
export const STANDARD_INPUT = '-';

// standard input can be read only once, but a command may be tried a second time
let standardInput: Promise<Uint8Array> | undefined;

/** The first bytes of documents, in hex: zipped ones such as .docx, older ones such as .doc, RTF and PDF. */
const DOCUMENT = /^(?:504b0304|d0cf11e0|7b5c727466|25504446)/;

/** What npm prints before a command: it is in the file when a command's output was redirected without `npm run -s`. */
const NPM_HEADER = /^\r?\n> \S+ newsroom\r?\n> .*\r?\n\r?\n/;

/**
 * Reads the text of a file; `file` is the name as it was typed, `path` the absolute one.
 * @throws {CommandFailed} when there is no such file, or it is no plain text, in UTF-8 or UTF-16 as Windows writes it
 */
export async function readText(file: string, path = file): Promise<string> {
  const bytes = await readBytes(file, path);
  const isDocument = DOCUMENT.test(Buffer.from(bytes.subarray(0, 8)).toString('hex'));
  const text = isDocument ? null : decode(bytes);
  if (text !== null) return text.replace(NPM_HEADER, '');
  const is = isDocument ? 'a document of Word or another program' : 'no text in UTF-8';
  throw new CommandFailed(
    `The file ${file} is ${is}: save it as plain text in UTF-8, from Word as “Plain Text” with Unicode (UTF-8), from Excel as “CSV UTF-8”.`,
  );
}

function decode(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a file is. @throws {CommandFailed} when there is none of that name */
export async function statFile(file: string, path: string): Promise<Stats> {
  const info = await stat(path).catch(() => null);
  if (info?.isDirectory()) throw new CommandFailed(`${file} is a folder: a file is needed.`);
  if (!info?.isFile()) throw new CommandFailed(`There is no file ${file}.`);
  return info;
}

/**
 * Reads a file, or standard input when its name is `-`.
 * @throws {CommandFailed} when there is no such file, or it cannot be read
 */
export async function readBytes(file: string, path: string): Promise<Uint8Array> {
  if (file === STANDARD_INPUT) {
    standardInput ??= buffer(process.stdin);
    return standardInput;
  }
  await statFile(file, path);
  return readFile(path).catch((error: Error) => {
    throw new CommandFailed(`The file ${file} cannot be read: ${error.message}.`);
  });
}

/** Reads standard input for a command that failed before it did; at a terminal there is nothing to read yet. */
export async function readUnreadInput(): Promise<void> {
  if (!process.stdin.isTTY && !process.stdin.readableDidRead) await readBytes(STANDARD_INPUT, '');
}

/** Saves what was read from standard input in a file, and says where: it may be the only copy. */
export async function saveStandardInput(): Promise<void> {
  const bytes = await standardInput;
  if (!bytes?.length) return;
  const path = join(await mkdtemp(join(tmpdir(), 'newsroom-')), 'standard-input');
  await writeFile(path, bytes, { mode: 0o600 });
  console.error(`The text from standard input is saved: give ${path} in place of ${STANDARD_INPUT}.`);
}

/** @throws {CommandFailed} when there is no such file, it is not JSON, or it says something twice */
export async function readJson(file: string, path: string): Promise<unknown> {
  const text = await readText(file, path);
  const json = parseJson(file, text);
  const repeated = findRepeatedField(text);
  if (repeated)
    throw new CommandFailed(`The file ${file} says ${repeated.field} a second time in line ${repeated.line}.`);
  return json;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.trim() === '') throw new CommandFailed(`The file ${file} is empty.`);
    const [, line] = /\(line (\d+) /.exec((error as Error).message) ?? [];
    throw new CommandFailed(
      `The file ${file} is not JSON${line ? ` in line ${line}` : ''}: between two fields stands one comma, after the last none, and quotation marks are straight (").`,
    );
  }
}
