import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { toMegabytes } from '@sala/telemetry/terminal';
import { CommanderError } from 'commander';
import type { ActionDescription, Parameter } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { type Call, callAction, fetchActions } from './call.ts';
import { createProgram, type ParameterValues } from './createProgram.ts';
import { findContinued } from './findContinued.ts';
import { readBytes, readJson, readText, STANDARD_INPUT, statFile } from './readFile.ts';
import { writeBytes, writeOut, writeWhole } from './writeFile.ts';

/** npm runs scripts in the project's folder, and passes the folder where the user typed in INIT_CWD. */
const START_FOLDER = process.env.npm_lifecycle_event === 'newsroom' ? process.env.INIT_CWD : undefined;
/** The name of standard output for commands that write a file. */
const STANDARD_OUTPUT = '-';
const toPath = (typed: string): string => resolve(START_FOLDER ?? '.', typed);

/**
 * Runs what is typed after `npm run newsroom --`. It has no actions of its own: it asks the newsroom for them.
 * @throws {CommandFailed} when it is typed wrongly, refused or fails
 */
export async function runCommand(args: string[], call: Call): Promise<void> {
  const list = await fetchActions(call);
  const [group = '', ...rest] = args;
  const currentGroup = Object.hasOwn(list.oldGroups, group) ? list.oldGroups[group] : group;
  const program = createProgram(list, (action, typed) => perform(call, action, typed));
  try {
    await program.parseAsync(args.length > 0 ? [currentGroup ?? group, ...rest] : [], { from: 'user' });
  } catch (error) {
    // the user asked for help
    if (!(error instanceof CommanderError)) throw error;
  }
}

async function perform(call: Call, action: ActionDescription, typed: ParameterValues): Promise<void> {
  const { name, parameters, continued } = action;
  const streamed = parameters.find(({ reads }) => reads === 'stream');
  const input: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const value = typed[parameter.name];
    if (value !== undefined && parameter !== streamed) input[parameter.name] = await readValue(parameter, value);
  }
  if (!streamed) {
    const written = parameters.find(({ writes }) => writes);
    const file = written && typed[written.name];
    if (typeof file !== 'string') await callAction(call, name, input);
    else if (written?.writes === 'bytes')
      await writeBytes(file, toPath(file), (await callAction(call, name, input))[written.name]);
    // the lines must not become a part of the file
    else if (file === STANDARD_OUTPUT) await callAction(call, name, input, { write: writeOut, print: console.error });
    else await writeWhole(file, toPath(file), (write) => callAction(call, name, input, { write }));
    return;
  }
  const send = async (file: string) => {
    if (file === STANDARD_INPUT) {
      const upload = { name: 'standard input', from: 0, open: () => process.stdin };
      await callAction(call, name, { ...input, [streamed.name]: upload.name }, { upload });
      return;
    }
    const path = toPath(file);
    const info = await statFile(file, path);
    checkSize(file, info.size, streamed);
    const before = continued && (await findContinued(call, continued, input, path));
    if (before) console.log(`${toMegabytes(before.bytes)} MB of ${file} are there already.`);
    const completeInput = { ...input, [streamed.name]: basename(file), ...(before && { [continued.field]: before }) };
    const from = before?.bytes ?? 0;
    const open = () => createReadStream(path, { start: from });
    const upload = { name: basename(file), from, bytes: info.size, open };
    await callAction(call, name, completeInput, { upload });
  };
  const [file = '', ...others] = [typed[streamed.name]].flat() as string[];
  if (others.length === 0) return send(file);
  await sendEach([file, ...others], send);
}

/** Sends several files; one that is refused does not keep the others back. @throws {CommandFailed} naming the refused */
async function sendEach(files: string[], send: (file: string) => Promise<void>): Promise<void> {
  const rejectedFiles: string[] = [];
  for (const file of files)
    try {
      await send(file);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      console.error(`${file}: ${error.message}`);
      rejectedFiles.push(file);
    }
  if (rejectedFiles.length > 0)
    throw new CommandFailed(
      `Not taken, ${rejectedFiles.length} of ${files.length} files: ${rejectedFiles.join(', ')}.`,
    );
}

async function readValue(parameter: Parameter, typed: string | string[] | boolean) {
  const { reads, writes } = parameter;
  if (typeof typed !== 'string') return typed;
  if (writes === 'bytes') return true;
  if (writes === 'stream') return typed === STANDARD_OUTPUT ? 'standard output' : toPath(typed);
  if (reads === 'text') return readText(typed, toPath(typed));
  if (reads === 'json') return readJson(typed, toPath(typed));
  if (reads === 'bytes') {
    const bytes = await readBytes(typed, toPath(typed));
    checkSize(typed, bytes.length, parameter);
    return Buffer.from(bytes).toString('base64');
  }
  return typed;
}

/** @throws {CommandFailed} when a file is larger than its parameter permits */
function checkSize(file: string, bytes: number, { maxBytes }: Parameter): void {
  if (maxBytes !== undefined && bytes > maxBytes)
    throw new CommandFailed(`The file ${file} is larger than ${maxBytes / 1e6} MB.`);
}
