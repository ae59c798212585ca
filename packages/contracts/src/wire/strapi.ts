import { z } from 'zod';
import { listOf } from './wire.ts';

// relations are a few levels deep; anything deeper is no content, and would exhaust the stack
const MAX_DEPTH = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes the wrappers of a Strapi payload at any depth (WIRE.md): version 4 wraps every entry in `{id, attributes}`
 * and every relation in `{data}`, version 5 neither.
 */
function unwrapStrapi(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((one) => unwrapStrapi(one, depth + 1));
  if (!isRecord(value)) return value;
  if (isRecord(value.attributes)) return { ...unwrapFields(value.attributes, depth), id: value.id };
  if ('data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta'))
    return unwrapStrapi(value.data, depth + 1);
  return unwrapFields(value, depth);
}

function unwrapFields(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, unwrapStrapi(value, depth + 1)]));
}

/** An invalid entry is left out; an answer without `data` is invalid. */
export function strapiList<Entry extends z.ZodType>(entry: Entry) {
  const entries = listOf(entry);
  return z
    .object({ data: z.unknown().refine((data) => typeof data === 'object' && data !== null) })
    .transform(({ data }): ReturnType<typeof entries.parse> => {
      const list = unwrapStrapi(data);
      return entries.parse(Array.isArray(list) ? list : [list]);
    });
}
