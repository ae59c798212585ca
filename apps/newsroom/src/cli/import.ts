import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { ImportReport } from '../content/import/index.ts';

/** A command that was given wrongly or failed, said in one sentence. */
export class CommandFailed extends Error {}

type Call = (path: string, body: Readable) => AsyncGenerator<unknown>;

const BAR = 30;
const BAD_LINES_SHOWN = 20;

/**
 * Imports files one after the other, with a progress bar where there is a terminal, and says what became of each.
 * @throws {CommandFailed} when a file cannot be read or the newsroom cannot write it
 */
export async function importFiles(files: string[], call: Call): Promise<void> {
  for (const file of files) {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) throw new CommandFailed(`There is no file ${file}.`);
    let read = 0;
    const counted = new Transform({
      transform(chunk, _, done) {
        read += chunk.length;
        done(null, chunk);
      },
    });
    // carries an error of the file to whoever reads the bytes
    const bytes = pipeline(createReadStream(file), counted, () => {});
    let report: ImportReport | undefined;
    for await (const line of call('/import', bytes)) {
      if ((line as { failed?: string }).failed) throw new CommandFailed((line as { failed: string }).failed);
      report = line as ImportReport;
      draw(basename(file), info.size === 0 ? 1 : read / info.size, report);
    }
    if (!report) throw new CommandFailed(`The newsroom ended before ${file} was in: import it again.`);
    finish(basename(file), report);
  }
}

function draw(name: string, share: number, report: ImportReport): void {
  if (!process.stdout.isTTY) return;
  const full = Math.round(share * BAR);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  process.stdout.write(`\r${name}  ${bar} ${Math.round(share * 100)} %  ${report.lines} lines`);
}

function finish(name: string, report: ImportReport): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  for (const { line, reason } of report.bad.slice(0, BAD_LINES_SHOWN)) console.error(`${name} line ${line}: ${reason}`);
  const more = report.badLines - BAD_LINES_SHOWN;
  if (more > 0) console.error(`… and ${more} more bad lines`);
  console.log(
    `${name}: ${report.lines} lines, ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.badLines} bad`,
  );
}
