import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { PassThrough, pipeline } from 'node:stream';
import { CommandFailed } from '../../errors/index.ts';
import type { ImportReport } from '../../import/index.ts';
import { type Call, callForReplies } from '../command.ts';
import { Progress } from '../progress.ts';
import { createSimpleCommand } from '../subcommands.ts';

const BAD_LINE_LIMIT = 20;

export const importCommand = createSimpleCommand('import', {
  takes: 'FILE…',
  does: 'bring in news from NDJSON files, gzip or not',
  run: importFiles,
});

/**
 * Imports files one after the other, showing how far each is, and says what became of it.
 * @throws {CommandFailed} when a file cannot be read or the newsroom cannot write it
 */
async function importFiles(call: Call, files: string[]): Promise<void> {
  for (const file of files) {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) throw new CommandFailed(`There is no file ${file}.`);
    const progress = new Progress(basename(file));
    let report: ImportReport | undefined;
    // carries an error of the file to the reader of the bytes
    const bytes = pipeline(createReadStream(file), new PassThrough(), () => {});
    for await (report of callForReplies<ImportReport>(call, '/import', bytes)) {
      progress.draw(report.of === 0 ? 1 : report.lines / report.of, `${report.lines} lines`);
    }
    if (!report) throw new CommandFailed(`The newsroom ended before ${file} was in: import it again.`);
    progress.clear();
    finish(basename(file), report);
  }
}

function finish(name: string, report: ImportReport): void {
  for (const { line, reason } of report.bad.slice(0, BAD_LINE_LIMIT)) console.error(`${name} line ${line}: ${reason}`);
  const more = report.badLines - BAD_LINE_LIMIT;
  if (more > 0) console.error(`… and ${more} more bad lines`);
  console.log(
    `${name}: ${report.lines} lines, ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.repeated} repeated, ${report.badLines} bad`,
  );
}
