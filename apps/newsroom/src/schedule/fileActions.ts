import { DAY_MS } from '@sala/thai';
import { z } from 'zod';
import { type ActionContext, action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatCount, storableFile } from '../input/index.ts';
import { type FileAiring, readScheduleFile } from './files/readScheduleFile.ts';
import { renderTable } from './files/renderTable.ts';
import { saveFileAirings } from './files/saveFileAirings.ts';
import { channel, day } from './slotInput.ts';
import { listAirings } from './slots.ts';

const role = 'producer';
const MAX_FILE_BYTES = 5_000_000;

const days = z.coerce.number().int('it is no number of days').min(1).max(31, 'it is more than a month').default(7);
const planned = z.object({ planned: z.int(), channels: z.array(z.string()), warnings: z.array(z.string()) });
const printPlanned = ({ planned: count, channels, warnings }: z.output<typeof planned>) => ({
  lines: [`${formatCount(count, 'airing')} on ${channels.join(', ')}`],
  warnings,
});

const save = ({ db }: ActionContext, airings: FileAiring[]) => saveFileAirings(db, airings, Date.now());

/** @throws {CommandFailed} where a line has neither a channel of the station nor one for all */
function requireChannels(airings: FileAiring[], ofAll: string | undefined): FileAiring[] {
  return airings.map((airing) => {
    const read = channel.safeParse(airing.channel || ofAll);
    if (!read.success)
      throw new CommandFailed(
        airing.channel
          ? `Line ${airing.line}: there is no channel ${airing.channel}.`
          : `Line ${airing.line}: there is no channel: say --channel for all.`,
      );
    return { ...airing, channel: read.data };
  });
}

/** The schedule as a file: exporting, and importing a week at once. */
export const scheduleFileActions = [
  action({
    name: 'schedule import',
    summary: 'import a schedule from CSV or XMLTV, all of it or nothing; it replaces an earlier file',
    kind: 'change',
    role,
    input: z.strictObject({
      file: storableFile.meta({ placeholder: 'FILE', reads: 'text', maxBytes: MAX_FILE_BYTES }),
      channel: channel.meta({ placeholder: 'CHANNEL' }).optional(),
    }),
    positionals: ['file'],
    output: planned,
    run: (context, { file, channel: ofAll }) => save(context, requireChannels(readScheduleFile(file), ofAll)),
    print: printPlanned,
  }),
  action({
    name: 'schedule export',
    summary: 'export seven days of a channel from a day on as CSV, to edit and import',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({
      channel,
      from: day.meta({ placeholder: 'DAY' }),
      days: days.meta({ placeholder: 'DAYS' }),
    }),
    positionals: ['channel', 'from'],
    output: z.object({ lines: z.array(z.string()) }),
    run: async ({ db }, input) => ({
      lines: renderTable(await listAirings(db, input.channel, input.from, input.days)),
    }),
    print: ({ lines }) => lines,
  }),
  action({
    name: 'schedule copy',
    summary: 'copy seven days of a channel’s schedule from one day to another',
    kind: 'change',
    role,
    input: z.strictObject({
      channel,
      from: day.meta({ placeholder: 'DAY' }),
      to: day.meta({ placeholder: 'TO' }),
      days: days.meta({ placeholder: 'DAYS' }),
    }),
    positionals: ['channel', 'from', 'to'],
    output: planned,
    run: async (context, { channel: key, from, to, days: count }) => {
      if (Math.abs(to - from) < count * DAY_MS)
        throw new CommandFailed(`The days overlap: ${count} days are copied. For fewer, say --days.`);
      const airings = await listAirings(context.db, key, from, count);
      const later = to - from;
      return save(
        context,
        airings.map((one) => ({ ...one, startsAt: one.startsAt + later, endsAt: one.endsAt + later })),
      );
    },
    print: printPlanned,
  }),
];
