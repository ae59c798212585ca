import { z } from 'zod';

// Real payloads leave out, null or empty any field (WIRE.md, "Rules for every parser"): these are the pieces that
// forgive it.

/** An id that comes as a number in lists and as a string in details; carried as a string. */
export const id = z.union([z.string().min(1), z.number()]).transform((value) => String(value).toWellFormed());

/** A text that may be absent or null, or come as a number; carried as a string, empty when there is none. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  // half an emoji, as a cut title ends with, cannot stand in an address: encodeURIComponent throws
  .transform((value) => String(value ?? '').toWellFormed());

/** A text without which there is nothing to show. */
export const required = z
  .string()
  .min(1)
  .transform((value) => value.toWellFormed());

/** A count that may be absent or null, or come as digits in a string; carried as a number of at least 0. */
export const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => Math.max(0, Number(value) || 0));

/** Whether a flag is set, however it is written: `true`, `"true"`, `1`, `"1"`. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

/** A flag that may be absent, null, a number, or the strings "" and "true" (byAi); carried as a boolean. */
export const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .transform((value) => isTrue(value));

/** An ISO 8601 instant; carried as milliseconds since 1970, null when absent, unreadable or `0001-01-01T00:00:00Z`. */
export const instant = z
  .string()
  .nullish()
  .transform((value) => {
    const millis = value ? Date.parse(value) : Number.NaN;
    return millis > 0 ? millis : null;
  });

/**
 * A part that comes as an empty string, null or not at all when there is none; then `none` is read. The type keeps what
 * we write.
 */
export function toOptional<Part extends z.ZodType>(part: Part, none: unknown): Part {
  return z.preprocess((given) => (given === '' ? none : (given ?? none)), part) as unknown as Part;
}

/** An item that a list left out, as it came, and why. */
export interface DroppedItem {
  item: unknown;
  issues: z.core.$ZodIssue[];
}

let leaving: DroppedItem[] | null = null;

/** What the lists of a payload leave out when `schema` reads it: for who checks a service, readers are not told. */
export function listDropped(schema: z.ZodType, payload: unknown): DroppedItem[] {
  const left: DroppedItem[] = [];
  leaving = left;
  try {
    schema.safeParse(payload);
  } finally {
    leaving = null;
  }
  return left;
}

/**
 * A list that may be absent, null or an empty string. An item that cannot be parsed is left out: one bad item must not
 * take the list with it.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  const leave = (bad: { value: unknown; error: { issues: z.core.$ZodIssue[] } }) => {
    leaving?.push({ item: bad.value, issues: bad.error.issues });
    return null as never;
  };
  return toOptional(z.array(item.nullable().catch(leave)).nullish(), null).transform((items) =>
    (items ?? []).filter((one): one is NonNullable<typeof one> => one !== null),
  );
}

/** An answer in `data`; one that says the same without it is read as well (WIRE.md, "Rules for every parser"). */
export function unwrapData<Body extends z.ZodType>(body: Body) {
  const whole = z.object({ data: body });
  const wrapped = (given: unknown) => ((given as { data?: unknown } | null)?.data ? given : { data: given });
  return (z.preprocess(wrapped, whole) as unknown as typeof whole).transform(
    (read) => (read as { data: z.output<Body> }).data,
  );
}

/** A link as it may stand in an href: a path of this site or an http(s) address; anything else becomes `fallback`. */
export function toSafeHref(url: string, fallback: string): string {
  // browsers read `/\t/host` as `//host`
  if (/^\/(?![/\\])[^\t\n\r]*$/.test(url)) return url;
  return /^https?:\/\/[^\s]+$/i.test(url) ? url : fallback;
}

/**
 * An address that came percent-encoded, whole or in part, decoded (SPEC 2.20-05); what cannot be decoded stays as it
 * came.
 */
export function decodeUrl(url: string): string {
  try {
    // what is encoded whole has no slash left; elsewhere an encoded delimiter is part of a name
    return url.includes('/') ? decodeURI(url) : decodeURIComponent(url);
  } catch {
    return url;
  }
}
