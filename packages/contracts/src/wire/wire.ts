import { z } from 'zod';

// In real payloads any field may be absent, null or empty (WIRE.md, "Rules for every parser"): these schemas accept
// that. A field of another type counts as absent, too: it must not take a page with it.

/** An invalid part that was left out, and the reason. */
export interface DroppedItem {
  item: unknown;
  issues: z.core.$ZodIssue[];
}

/** How many of the parts that were left out are reported with their reason. */
const MAX_REPORTED = 100;
/** The items of a list that are read: the longest real ones, of an archive, have half as many. */
const MAX_LIST_ITEMS = 20_000;

let leaving: DroppedItem[] | null = null;

/** Parses a payload as `schema.safeParse` does, and lists the parts that are left out. */
export function parsePayload<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
): { parsed: z.ZodSafeParseResult<z.output<Schema>>; dropped: DroppedItem[] } {
  const dropped: DroppedItem[] = [];
  leaving = dropped;
  try {
    return { parsed: schema.safeParse(payload), dropped };
  } finally {
    leaving = null;
  }
}

/** What an invalid part becomes. */
function leave(bad: { value: unknown; error: { issues: z.core.$ZodIssue[] } }): null {
  // an answer may have a million of them: all are counted, and the first ones reported
  const dropped = { item: bad.value, issues: bad.error.issues };
  leaving?.push(leaving.length < MAX_REPORTED ? dropped : (leaving[0] ?? dropped));
  return null;
}

/** An id, a number in lists and a string in details; parsed to a string. */
export const id = z.union([z.string().min(1), z.number()]).transform((value) => String(value).toWellFormed());

/** A text that may be absent, null, or a number; parsed to a string, empty when there is none. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(leave)
  // a lone surrogate, as at the end of a cut title, would make encodeURIComponent throw
  .transform((value) => String(value ?? '').toWellFormed());

/** A required text, of more than spaces: a link without words cannot be read or tapped. */
export const required = z
  .string()
  .regex(/\S/)
  .transform((value) => value.toWellFormed());

/** A count that may be absent, null, or digits in a string; parsed to a number of at least 0. */
export const count = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(leave)
  .transform((value) => Math.max(0, Number(value) || 0));

/** A measured number of at least 0, or its digits in a string. */
export const amount = z
  .union([z.number(), z.string().min(1)])
  .transform(Number)
  .pipe(z.number().nonnegative());

/** True when a flag is set in any of its spellings: `true`, `"true"`, `1`, `"1"`. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

/** A flag that may be absent, null, a number, or the strings "" and "true" (byAi); parsed to a boolean. */
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .catch(leave)
  .transform((value) => isTrue(value));

/** Before it there was no broadcasting: an earlier instant, such as `0001-01-01T00:00:00Z`, is that of an empty field. */
const EARLIEST = Date.UTC(1900, 0);

/** A year of the Buddhist era at the beginning of an instant, as Thai services write it; nothing is aired or out then. */
const BUDDHIST_YEAR = /^2[4-6]\d\d(?=-)/;
const BUDDHIST_ERA_YEARS = 543;

/**
 * An ISO 8601 instant; parsed to milliseconds since 1970, null when it is absent, invalid, or that of an empty field.
 */
export const instant = z
  .string()
  .nullish()
  .catch(leave)
  .transform((value) => {
    const millis = Date.parse((value ?? '').replace(BUDDHIST_YEAR, (year) => `${Number(year) - BUDDHIST_ERA_YEARS}`));
    return millis >= EARLIEST && millis !== 0 ? millis : null;
  });

/**
 * A part that may be absent, null, or empty in its service's language: an empty string, or a list for an object. Then it
 * is parsed as `none`. The type is that of our own payloads.
 */
export function toOptional<Part extends z.ZodType>(part: Part, none: unknown): Part {
  return z.preprocess((value) => {
    if (!Array.isArray(value)) return value === '' ? none : (value ?? none);
    if (value.length === 0) return none;
    return value.length > MAX_LIST_ITEMS ? value.slice(0, MAX_LIST_ITEMS) : value;
  }, part) as unknown as Part;
}

/** The number of items that a service has sent in a list of `listOf`, which may have fewer. */
const sentCounts = new WeakMap<unknown[], number>();
export const countSent = (items: unknown[]): number => sentCounts.get(items) ?? items.length;

/**
 * A list that may be absent, null or an empty string; what is beyond 20,000 items is not read. An invalid item is left
 * out, so that it does not take the list with it.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return toOptional(z.array(item.nullable().catch((bad) => leave(bad) as never)).nullish(), null).transform((items) => {
    const valid = (items ?? []).filter((one): one is NonNullable<typeof one> => one !== null);
    sentCounts.set(valid, items?.length ?? 0);
    return valid;
  });
}

/** The same for items that are shown once: one with the id of an earlier one is left out. */
export function listOfUnique<Item extends z.ZodType>(item: Item) {
  return listOf(item).transform((items) => {
    const ids = new Set<unknown>();
    const unique = items.filter((one) => {
      const { id } = one as { id?: unknown };
      return !id || ids.size < ids.add(id).size;
    });
    sentCounts.set(unique, countSent(items));
    return unique;
  });
}

/** The same for items whose ids only tell them apart: one without an id gets its index as `at-{index}`. */
export function listOfKeyed<Item extends z.ZodType>(item: Item) {
  const list = listOf(item);
  const toKeyed = (one: { id?: unknown } | null, index: number) =>
    one && typeof one === 'object' && (one.id ?? '') === '' ? { ...one, id: `at-${index}` } : one;
  return z.preprocess((items) => (Array.isArray(items) ? items.map(toKeyed) : items), list) as unknown as typeof list;
}

/**
 * A list or an object beside what a payload is about, such as the duration of a narration: of another type it counts as
 * absent. The type is that of our own payloads.
 */
export function toSidePart<Part extends z.ZodType>(part: Part): Part {
  const absent = (bad: Parameters<typeof leave>[0]) => {
    leave(bad);
    return part.parse(undefined) as z.output<Part>;
  };
  return part.catch(absent as never) as unknown as Part;
}

/** A list beside what a payload is about, such as the tags of an article: of another type it counts as empty. */
export const toSideList = <Item extends z.ZodType>(item: Item) => toSidePart(listOf(item));

/** What a list may say of its pages; 0 where it does not. */
interface PageCounts {
  totalPage?: number;
  pageCount?: number;
  total?: number;
}

/** The number of a list's pages: as its service says it, otherwise that of so many items, `pageSize` a page. */
export const toTotalPage = ({ totalPage = 0, pageCount = 0, total = 0 }: PageCounts, pageSize: number): number =>
  totalPage || pageCount || (pageSize > 0 ? Math.ceil(total / pageSize) : 0);

/** The last page of a list that its service does not count: one that ignores `page` would lead crawlers on for ever. */
const LAST_UNCOUNTED_PAGE = 200;

/**
 * A list of which one page was requested: its service may leave out which one it is, and how many pages there are of so
 * many items, `pageSize` a page. Where it says neither that nor how many items there are, one page more may follow a
 * full one.
 */
export const withPages = <List extends z.ZodType<PageCounts & { page?: number; items: unknown[] }>>(
  list: List,
  requestedPage: number,
  pageSize: number,
) =>
  list.transform((parsed) => {
    const page = parsed.page || requestedPage;
    const known = toTotalPage(parsed, pageSize);
    const mayFollow = countSent(parsed.items) === pageSize && page < LAST_UNCOUNTED_PAGE;
    const totalPage = known || page + Number(mayFollow);
    return { ...parsed, page, totalPage };
  });

/** An answer in `data`; the same answer without it is accepted as well (WIRE.md, "Rules for every parser"). */
export function unwrapData<Body extends z.ZodType>(body: Body) {
  const wrapper = z.object({ data: body });
  const wrapped = (payload: unknown) => ((payload as { data?: unknown } | null)?.data ? payload : { data: payload });
  return (z.preprocess(wrapped, wrapper) as unknown as typeof wrapper).transform(
    (read) => (read as { data: z.output<Body> }).data,
  );
}

/** A link for an href: a path of this site or an http(s) address; anything else becomes `fallback`. */
export function toSafeHref(url: string, fallback: string): string {
  // browsers treat `/\t/host` as `//host`
  if (/^\/(?![/\\])[^\t\n\r]*$/.test(url)) return url;
  return /^https?:\/\/[^\s]+$/i.test(url) ? url : fallback;
}

/**
 * Decodes an address that is percent-encoded, as a whole or in part (SPEC 2.20-05); one that cannot be decoded stays as
 * it is.
 */
export function decodeUrl(url: string): string {
  try {
    // an address that is encoded as a whole has no slash left; elsewhere an encoded delimiter is part of a name
    return url.includes('/') ? decodeURI(url) : decodeURIComponent(url);
  } catch {
    return url;
  }
}
