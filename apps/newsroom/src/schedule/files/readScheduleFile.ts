import { MINUTE_MS } from '@sala/thai';
import { CsvError, parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { CommandFailed } from '../../errors/index.ts';
import { countLines, MAX_XML_DEPTH, parseTime, requireCommonEra, tidyLine } from '../../input/index.ts';
import { removeFormulaGuards } from './formulas.ts';

/** An airing of a file. */
export interface FileAiring {
  /** Its line in the file, from 1. */
  line: number;
  /** The channel's key; in a file of one channel it may be missing. */
  channel: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** The programme's key, id or title. */
  program: string;
  /** The title of the episode. */
  title: string;
}

const MAX_MINUTES = 24 * 60;
const MAX_TITLE_LENGTH = 300;
/** The columns of a table: `end` may replace `minutes`. */
const COLUMNS = ['channel', 'start', 'minutes', 'end', 'program', 'title'] as const;
/** What separates columns; the first one in a file is the one between the names of its columns. */
const DELIMITERS = /[,;\t]/;
const EXAMPLE_TIME = '2026-11-23 18:30';

/**
 * Parses a schedule: XMLTV, or a table whose first line names its columns, separated by commas, semicolons or tabs.
 * @throws {CommandFailed} naming the invalid line
 */
export function readScheduleFile(file: string): FileAiring[] {
  const text = file.replace(/^\ufeff/, '');
  const airings = /^\s*</.test(text) ? readXmltv(text) : readTable(text);
  if (airings.length === 0) throw new CommandFailed('There is no airing in the file.');
  for (const { line, startsAt, endsAt, program, title } of airings) {
    if (Math.max(program.length, title.length) > MAX_TITLE_LENGTH)
      throw new CommandFailed(`Line ${line}: a title has more than ${MAX_TITLE_LENGTH} characters.`);
    if (program === '') throw new CommandFailed(`Line ${line}: there is no programme.`);
    if (startsAt % MINUTE_MS !== 0 || endsAt % MINUTE_MS !== 0)
      throw new CommandFailed(`Line ${line}: it does not begin and end at whole minutes.`);
    const minutes = (endsAt - startsAt) / MINUTE_MS;
    if (!(minutes >= 1 && minutes <= MAX_MINUTES))
      throw new CommandFailed(`Line ${line}: it ends before it begins, or a day after it.`);
  }
  return airings;
}

/** A field as one line: XMLTV is often indented, and a cell can have several. */
const toLine = (field: string): string => tidyLine(field.replace(/\s+/g, ' '));

function readTable(text: string): FileAiring[] {
  const rows = parseTable(text);
  const { record: names = [] } = rows.shift() ?? {};
  const columns = names.map((name) => name.trim().toLowerCase());
  const unknown = columns.find((name) => !(COLUMNS as readonly string[]).includes(name));
  if (
    unknown !== undefined ||
    new Set(columns).size < columns.length ||
    !columns.includes('start') ||
    !columns.includes('program')
  )
    throw new CommandFailed(`The first line names the columns: start and program, minutes or end, channel and title.`);
  return rows.map(({ record, info: { lines: line } }) => {
    const field = (name: (typeof COLUMNS)[number]) => toLine(removeFormulaGuards(record[columns.indexOf(name)] ?? ''));
    const startsAt = toInstant(field('start'), line);
    const minutes = field('minutes');
    if (minutes !== '' && !/^\d{1,4}$/.test(minutes))
      throw new CommandFailed(`Line ${line}: ${minutes} is no number of minutes.`);
    const endsAt = minutes === '' ? toInstant(field('end'), line) : startsAt + Number(minutes) * MINUTE_MS;
    return { line, startsAt, endsAt, channel: field('channel'), program: field('program'), title: field('title') };
  });
}

interface Row {
  record: string[];
  info: { lines: number };
}

function parseTable(text: string): Row[] {
  try {
    return parse(text, {
      delimiter: DELIMITERS.exec(text)?.[0] ?? ',',
      info: true,
      relax_column_count: true,
      // Excel writes a row of delimiters where cells were emptied
      skip_records_with_empty_values: true,
      skip_empty_lines: true,
    }) as unknown as Row[];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new CommandFailed(`Line ${cause.lines}: a quotation mark is not where one belongs.`);
  }
}

function toInstant(typed: string, line: number): number {
  const at = withLine(line, () => parseTime(typed));
  if (!at) throw new CommandFailed(`Line ${line}: ${typed || 'nothing'} is no time such as ${EXAMPLE_TIME}.`);
  return at.getTime();
}

/** Adds the line to what `read` refuses. */
function withLine<Read>(line: number, read: () => Read): Read {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof CommandFailed)) throw cause;
    throw new CommandFailed(`Line ${line}: ${cause.message}`);
  }
}

/** XMLTV, the exchange format of television schedules: `programme` with `title` and `sub-title`. */
function readXmltv(text: string): FileAiring[] {
  const airings: FileAiring[] = [];
  const lineOf = countLines(text);
  let open: FileAiring | undefined;
  let field: 'program' | 'title' | undefined;
  let depth = 0;
  let openedAt = -1;
  let root = '';
  let isAtEnd = false;
  let isCut = false;
  const parser = new Parser(
    {
      onopentag: (name, { start = '', stop = '', channel = '' }) => {
        openedAt = parser.startIndex;
        depth += 1;
        if (depth > MAX_XML_DEPTH) throw new CommandFailed(`Line ${lineOf(openedAt)}: the elements nest too deep.`);
        root ||= name;
        if (root !== 'tv')
          throw new CommandFailed(
            `Line ${lineOf(openedAt)}: this is no XMLTV, as it begins with <${root.slice(0, 40)}>.`,
          );
        if (name === 'programme') {
          const line = lineOf(parser.startIndex);
          const [startsAt, endsAt] = [start, stop].map((time) => toXmltvInstant(time, line));
          open = { line, channel, startsAt: startsAt ?? 0, endsAt: endsAt ?? 0, program: '', title: '' };
        }
        // where a title is given in several languages, the first one
        if (name === 'title' && open?.program === '') field = 'program';
        if (name === 'sub-title' && open?.title === '') field = 'title';
      },
      ontext: (part) => {
        if (open && field) open[field] += part;
      },
      onclosetag: (name, isImplied) => {
        depth -= 1;
        // the parser closes what is open at the end of the file
        isCut ||= isAtEnd;
        // and what is open inside of what is closed; the end of <new/> is called implied as well
        if (isImplied && !isAtEnd && parser.startIndex !== openedAt)
          throw new CommandFailed(`Line ${lineOf(parser.startIndex)}: <${name.slice(0, 40)}> is not closed.`);
        if (field && open) open[field] = toLine(open[field]);
        field = undefined;
        if (name === 'programme' && open) airings.push(open);
        if (name === 'programme') open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isAtEnd = true;
  parser.end();
  if (isCut || root === '')
    throw new CommandFailed(`Line ${lineOf(text.trimEnd().length)}: the file ends before the schedule does.`);
  return airings;
}

/** `20261123183000 +0700`; without a zone it is in Bangkok. */
function toXmltvInstant(time: string, line: number): number {
  const [, year, month, day, hour, minute, second = '00', zone = '+0700'] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?: ([+-][01]\d[0-5]\d))?$/.exec(time) ?? [];
  const date = withLine(line, () => requireCommonEra(`${year}-${month}-${day}`));
  const at = parseTime(`${date}T${hour}:${minute}:${second}${zone}`);
  if (!at) throw new CommandFailed(`Line ${line}: ${time || 'nothing'} is no time such as 20261123183000 +0700.`);
  return at.getTime();
}
