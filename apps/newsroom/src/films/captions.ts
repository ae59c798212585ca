import { escapeText } from '@sala/thai';
import { Parser } from 'htmlparser2';
import { CommandFailed } from '../errors/index.ts';
import { countLines, MAX_XML_DEPTH } from '../input/index.ts';
import { SEGMENT_SECONDS } from './grid.ts';
import type { Cue } from './schema.ts';

/** A cue and its line in the file, from 1. */
interface ReadCue extends Cue {
  line: number;
}

const TIMES = /^((?:\d+:)?[0-5]?\d:[0-5]\d[.,]\d{1,3})\s+-->\s+((?:\d+:)?[0-5]?\d:[0-5]\d[.,]\d{1,3})/;
const BEGINNING_OF_TIMES = /^\s*\d[\d:.,]*\s+-->/;
const EXAMPLE = '00:00:05.000 --> 00:00:08.000';
const MAX_SECONDS = 24 * 3600;
const MAX_SHOWN_LINES = 2;

/**
 * Parses captions: WebVTT, SubRip or TTML, recognised by their content. Positions and styles are dropped: the viewer
 * chooses them.
 * @throws {CommandFailed} naming the invalid line
 */
export function parseCaptions(file: string): Cue[] {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const cues = /^\s*<(\?xml|tt)\b/.test(text) ? readTtml(text) : readLines(text);
  if (cues.length === 0) throw new CommandFailed(`The captions have no line such as ${EXAMPLE}.`);
  let before = 0;
  for (const { line, start, end } of cues) {
    if (end <= start) throw new CommandFailed(`Line ${line}: it ends before it begins.`);
    if (start < before) throw new CommandFailed(`Line ${line}: it begins before the one above it.`);
    if (end > MAX_SECONDS) throw new CommandFailed(`Line ${line}: it is later than the end of the longest film.`);
    before = start;
  }
  return cues.filter(({ text: shown }) => shown !== '').map(({ line: _, ...cue }) => cue);
}

/** The times of captions with more lines than fit the player, such as `1:02:07`. */
export const listTallCaptions = (cues: Cue[]): string[] =>
  cues.filter(({ text }) => text.split('\n').length > MAX_SHOWN_LINES).map(toClock);

/** The times of captions that begin when the film is over. `filmSeconds` is 0 while its length is not known. */
export const listLateCaptions = (cues: Cue[], filmSeconds: number): string[] =>
  filmSeconds === 0 ? [] : cues.filter(({ start }) => start >= filmSeconds).map(toClock);

const toClock = ({ start }: Cue): string =>
  new Date(start * 1000)
    .toISOString()
    .slice(11, 19)
    .replace(/^(00:0?|0)/, '');

/** WebVTT and SubRip: blocks of lines, which an empty line ends, and the beginning of the next cue without one. */
function readLines(text: string): ReadCue[] {
  const lines = text.split('\n');
  const isEmpty = (at: number) => !lines[at]?.trim();
  const hasTimes = (at: number) => BEGINNING_OF_TIMES.test(lines[at] ?? '');
  // a name stands below an empty line; a number is SubRip's anywhere but at the place of a cue's text
  const isName = (at: number) =>
    hasTimes(at + 1) &&
    (/^\s*\d+\s*$/.test(lines[at] ?? '') ? !hasTimes(at - 1) : isEmpty(at - 1) && !/^WEBVTT/.test(lines[at] ?? ''));
  const isBlockStart = (at: number) => isEmpty(at - 1) || isName(at) || (hasTimes(at) && !isName(at - 1));
  const cues: ReadCue[] = [];
  for (let end = 0; end < lines.length; ) {
    const first = end++;
    if (isEmpty(first)) continue;
    while (!isEmpty(end) && !isBlockStart(end)) end += 1;
    if (/^(WEBVTT|NOTE|STYLE|REGION)\b/.test(lines[first] ?? '')) continue;
    const at = first + findTimes(lines[first] ?? '', lines[first + 1] ?? '');
    const [, start, stop] = TIMES.exec(lines[at]?.trim() ?? '') ?? [];
    if (!start || !stop) throw new CommandFailed(`Line ${at + 1}: “${lines[at] ?? ''}” is no time such as ${EXAMPLE}.`);
    const cueText = lines.slice(at + 1, end).join('\n');
    cues.push({ line: at + 1, start: toSeconds(start), end: toSeconds(stop), text: toPlainText(cueText) });
  }
  return cues;
}

/** Which of a cue's first lines has its times, or should have: 0, or 1 where a name or a number precedes them. */
function findTimes(first: string, second: string): 0 | 1 {
  for (const mark of [/-->/, /^\s*\d+:\d/]) {
    if (mark.test(first)) return 0;
    if (mark.test(second)) return 1;
  }
  const isName = /^[\w-]+$/.test(first.trim());
  return isName && second.trim() !== '' ? 1 : 0;
}

function toSeconds(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.replace(',', '.').split(':').map(Number).reverse();
  return hours * 3600 + minutes * 60 + seconds;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Without tags, and without SubRip's positions. */
const toPlainText = (text: string): string =>
  text
    .replace(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** The name of an element without its namespace: broadcasters write `<tt:p>` (EBU-TT-D). */
const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** TTML: its paragraphs (W3C, Timed Text Markup Language 1). */
function readTtml(text: string): ReadCue[] {
  const cues: ReadCue[] = [];
  const lineOf = countLines(text);
  let frameRate = 25;
  let depth = 0;
  let open: { line: number; start: number; end: number; text: string } | undefined;
  let isAtEnd = false;
  let isCut = false;
  const parser = new Parser(
    {
      onopentag: (prefixed, attributes) => {
        const name = toLocalName(prefixed);
        depth += 1;
        if (depth > MAX_XML_DEPTH)
          throw new CommandFailed(`Line ${lineOf(parser.startIndex)}: the elements nest too deep.`);
        if (name === 'tt') frameRate = Number(attributes['ttp:frameRate']) || frameRate;
        if (name === 'br' && open) open.text += '\n';
        if (name !== 'p') return;
        const line = lineOf(parser.startIndex);
        const start = readTtmlTime(attributes.begin, frameRate);
        const end = attributes.end === undefined ? undefined : readTtmlTime(attributes.end, frameRate);
        const length = readTtmlTime(attributes.dur, frameRate);
        const ends = end ?? (start !== undefined && length !== undefined ? start + length : undefined);
        if (start === undefined || ends === undefined)
          throw new CommandFailed(`Line ${line}: a <p> needs a begin and an end such as 00:00:05.000.`);
        open = { line, start, end: ends, text: '' };
      },
      ontext: (part) => {
        if (open) open.text += part.replace(/\s+/g, ' ');
      },
      onclosetag: (prefixed) => {
        depth -= 1;
        // the parser closes what is open at the end of the file
        isCut ||= isAtEnd;
        if (toLocalName(prefixed) !== 'p' || !open) return;
        cues.push({ ...open, text: toPlainText(open.text.replaceAll('<', '&lt;')) });
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isAtEnd = true;
  parser.end();
  if (isCut) throw new CommandFailed(`Line ${lineOf(text.trimEnd().length)}: the file ends before the captions do.`);
  return cues;
}

/** `00:00:05.5`, `00:00:05:12` with frames, or `5.5s`, in seconds. */
function readTtmlTime(time: string | undefined, frameRate: number): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(h|m|s|ms|f)$/.exec(time ?? '') ?? [];
  if (count && unit) return Number(count) * { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frameRate }[unit as 's'];
  const [, hours, minutes, seconds, frames = 0] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)(?::(\d+))?$/.exec(time ?? '') ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(frames) / frameRate;
}

/** The captions of one segment, as WebVTT for HLS (RFC 8216, 3.5). */
export function renderCaptionSegment(cues: Cue[], index: number): string {
  const from = index * SEGMENT_SECONDS;
  const overlapping = cues.filter(({ start, end }) => start < from + SEGMENT_SECONDS && end > from);
  const blocks = overlapping.map(
    ({ start, end, text }) => `${formatTime(start)} --> ${formatTime(end)}\n${escapeText(text)}\n`,
  );
  return ['WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n', ...blocks].join('\n');
}

function formatTime(seconds: number): string {
  const millis = Math.round(seconds * 1000);
  const part = (unit: number, base: number, width = 2) => String(Math.floor(millis / unit) % base).padStart(width, '0');
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`;
}
