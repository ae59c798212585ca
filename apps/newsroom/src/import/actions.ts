import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime, formatCount } from '../input/index.ts';
import { warnOfUnknownHosts } from '../media/index.ts';
import { importNews } from './import.ts';

const BAD_LINE_LIMIT = 20;

const count = z.int().nonnegative();

/** The failure of an import of which little or nothing can be read: a scheduled job only checks the exit code. */
function describeFailure({ lines, badLines }: { lines: number; badLines: number }, file: string): string | undefined {
  if (lines === 0) return `There is no article in ${file}.`;
  if (badLines === lines) return `No article in ${file} can be read.`;
  return badLines > lines / 2 ? `More than half of ${file} cannot be read; the rest is imported.` : undefined;
}

export const importActions = [
  action({
    name: 'import',
    summary: 'import news from NDJSON or RSS files, gzip or not',
    kind: 'job',
    role: 'operator',
    failure: 'The import stopped',
    input: z.strictObject({ file: z.string().meta({ placeholder: 'FILE', reads: 'stream' }) }),
    positionals: ['file'],
    output: z.object({
      of: count,
      lines: count,
      added: count,
      changed: count,
      unchanged: count,
      repeated: count,
      badLines: count,
      bad: z.array(z.object({ line: count, reason: z.string() })),
      scheduled: count,
      lastAt: z.iso.datetime().nullable(),
      warnings: z.array(z.string()),
    }),
    async *run({ db, pictures, shutdown }, _, body) {
      for await (const { pictureHosts, lastAt, ...report } of importNews(db, body, shutdown.signal)) {
        const warnings = warnOfUnknownHosts(pictureHosts, pictures.hosts);
        yield { ...report, lastAt: lastAt?.toISOString() ?? null, warnings };
      }
    },
    progress: ({ lines, of }) => ({ share: of === 0 ? 1 : lines / of, note: `${formatCount(lines, 'line')}` }),
    print: (report, { file }) => {
      const more = report.badLines - BAD_LINE_LIMIT;
      return {
        lines: [
          `${file}: ${formatCount(report.lines, 'line')}, ${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.repeated} repeated, ${report.badLines} bad`,
        ],
        warnings: [
          ...report.bad.slice(0, BAD_LINE_LIMIT).map(({ line, reason }) => `${file} line ${line}: ${reason}`),
          ...(more > 0 ? [`… and ${formatCount(more, 'more bad line')}`] : []),
          ...(report.lastAt === null
            ? []
            : [`${report.scheduled} appear later, the last at ${formatBangkokTime(new Date(report.lastAt))}.`]),
          ...report.warnings,
        ],
        failed: describeFailure(report, file),
      };
    },
  }),
];
