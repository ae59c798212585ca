import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import type { ImportReport } from '../content/import/index.ts';
import { CommandFailed } from '../sentence.ts';
import { answersOf, type Call, type Command } from './command.ts';
import { clearProgress, drawProgress } from './progress.ts';

const BAD_LINES_SHOWN = 20;

export const importCommand: Command = {
  usage: [['import FILE…', 'bring in news from NDJSON files, gzip or not']],
  async run(files, call) {
    if (files.length === 0) throw new CommandFailed('Say which files to import: npm run newsroom -- import FILE…');
    await importFiles(files, call);
  },
};

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
    for await (report of answersOf<ImportReport>(call, '/import', bytes)) {
      drawProgress(basename(file), info.size === 0 ? 1 : read / info.size, `${report.lines} lines`);
    }
    if (!report) throw new CommandFailed(`The newsroom ended before ${file} was in: import it again.`);
    finish(basename(file), report);
  }
}

function finish(name: string, report: ImportReport): void {
  clearProgress();
  for (const { line, reason } of report.bad.slice(0, BAD_LINES_SHOWN)) console.error(`${name} line ${line}: ${reason}`);
  const more = report.badLines - BAD_LINES_SHOWN;
  if (more > 0) console.error(`… and ${more} more bad lines`);
  console.log(
    `${name}: ${report.lines} lines, ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.badLines} bad`,
  );
}
