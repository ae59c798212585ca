import { parsePayload } from '@sala/contracts';
import type { z } from 'zod';
import { readErrorCode } from '../app/platform/areas/index.server.ts';
import type { ServiceAnswer, Settings } from '../app/platform/services/index.server.ts';
import type { Finding } from './finding.ts';
import { listForeignMedia } from './foreignMedia.ts';
import { listTexts } from './listTexts.ts';
import { removeSecrets, toOneLine } from './oneLine.ts';
import { listUnclearTimes } from './unclearTimes.ts';
import { listHtmlTitles, listUnknownSections, listUnknownToStation, listUnreachableArticles } from './unfitItems.ts';

const MAX_LINES = 3;
/** The path of a title, such as `program_title`, within a list. */
const LISTED_TITLE = /\.\d+\.(?:\w+_)?title$/i;

/** Judges an answer: whether the site can parse it, and which parts are dropped. */
export function readAnswer(
  { url, message, schema, answer }: ServiceAnswer,
  settings: Settings,
): Omit<Finding, 'milliseconds'> {
  const request = formatRequest(url, message.method);
  const misfit = (why: string) => ({ outcome: 'misfit' as const, request, why, warnings: [] });
  const elsewhere = answer.location && URL.parse(answer.location, url);
  if (elsewhere) {
    // a service that wants a slash at the end redirects to what looks like the same address
    const slash = elsewhere.href.endsWith('/') ? '/' : '';
    return misfit(`it redirects to ${removeSecrets(elsewhere.href)}${slash}, which the site does not follow`);
  }
  if (answer.statusCode !== 200) return misfit(`it answers ${answer.statusCode}`);
  const payload = parseJson(answer.text);
  if (payload === undefined) return misfit(describeNoJson(answer.text.trim()));
  const errorCode = readErrorCode(payload);
  if (errorCode !== null) return misfit(`it answers errorCode ${errorCode}`);
  const { parsed: read, dropped: left } = parsePayload(schema, payload);
  if (!read.success) return misfit(read.error.issues.slice(0, MAX_LINES).map(describeIssue).join('; '));
  const warnings = [
    ...(answer.text.includes('\ufffd') ? ['it is not all UTF-8: what is in another encoding is shown as �'] : []),
    ...limitLines(
      left.map(({ item, issues }) => `left out: ${describeItem(item, payload)}: ${describeIssue(issues[0])}`),
    ),
    ...limitLines(listUnclearTimes(payload)),
    ...limitLines(listHtmlTitles(payload)),
    ...limitLines(listUnreachableArticles(read.data)),
    ...limitLines(listUnknownToStation(payload)),
    ...limitLines(listUnknownSections(read.data, schema)),
    ...listForeignMedia(payload, settings),
  ];
  const size = countItems(read.data);
  if (size !== 0) return { outcome: 'fits', request, why: size ? `${size} in its list` : '', warnings };
  if (left.length > 0) return { ...misfit(`none of the ${left.length} in its list can be read`), warnings };
  const list = findList(payload);
  if (list) return misfit(`the list that is read is empty, but there is one in ${list}`);
  return { outcome: 'fits', request, why: 'its list is empty', warnings };
}

/** The path and query of the request, without secrets. */
function formatRequest(url: string, method: string): string {
  const path = removeSecrets(url).slice(new URL(url).origin.length);
  return method === 'GET' ? path : `${method} ${path}`;
}

/**
 * Describes an answer that is not JSON by its beginning and its end: it may be a proxy's page or a truncated payload.
 */
function describeNoJson(text: string): string {
  if (text === '') return 'it answers nothing';
  if (text.startsWith('\x1f')) return 'it is compressed (gzip), although the site asks for no compression';
  return `what it answers is no JSON: it begins with ${toOneLine(text.slice(0, 30))} and ends with ${toOneLine(text.slice(-15))}`;
}

/** The first lines, and how many more there are. */
function limitLines(lines: string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more like these`] : lines;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The path of the field and the problem; for a union, those of its first alternative. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'unreadable';
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined;
  if (inner) return describeIssue({ ...inner, path: [...issue.path, ...inner.path] });
  const path = issue.path.join('.');
  return toOneLine(`${path && `${path}: `}${issue.message.replace('Invalid input: ', '')}`);
}

/** The position of an item or a field in the answer, and its id, key or title. */
function describeItem(item: unknown, payload: unknown): string {
  const { id, key, title } = (item ?? {}) as Record<string, unknown>;
  const name = [id, key, title].find((one) => typeof one === 'string' || typeof one === 'number');
  const place = findPath(item, payload);
  return toOneLine(
    [place, name === undefined || name === '' ? '' : `(${toOneLine(String(name))})`].filter(Boolean).join(' ') ||
      'a part',
  );
}

/** The path to a value within another, by identity; empty when parsing has copied the value, and for common ones. */
function findPath(item: unknown, within: unknown): string {
  if (item === null || !['object', 'number'].includes(typeof item)) return '';
  const search = (value: unknown, path: string, depth: number): string => {
    if (value === item) return path;
    if (typeof value !== 'object' || value === null || depth > 12) return '';
    for (const [key, one] of Object.entries(value)) {
      const result = search(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key, depth + 1);
      if (result) return result;
    }
    return '';
  };
  return search(within, '', 0);
}

/** The number of items in the answer's list. */
function countItems(read: unknown): number | undefined {
  const { items, sections, groups } = (read ?? {}) as Record<string, unknown>;
  const list = [read, items, sections, groups].find((one) => Array.isArray(one));
  return list?.length;
}

/** The path of a list of items with titles in a payload, if there is one. */
function findList(payload: unknown): string | undefined {
  return [...listTexts(payload)].find(({ path }) => LISTED_TITLE.test(path))?.path.replace(LISTED_TITLE, '');
}
