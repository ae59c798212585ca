import { ACCESS_MARKS, PROGRAM_PAGE_SIZE } from '@sala/contracts';
import { and, type SQL } from 'drizzle-orm';
import { z } from 'zod';

const MAX_PAGE_SIZE = 50;

/** The length of a page where the query names none (SPEC 7.7-01, 9.2-03). */
export const limit = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PROGRAM_PAGE_SIZE);
/** The reference to an item: its key, or its id. */
export const reference = z.string().regex(/^[\w.~-]{1,100}$/);
/** A mark that listed items must have (SPEC 3.5-04). */
export const access = z.enum(ACCESS_MARKS).optional();
export const booleanParameter = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] });

/** The id in a reference; 0, which no row has, when the reference is a key. */
export const toId = (placeholder: string): number => (/^\d{1,9}$/.test(placeholder) ? Number(placeholder) : 0);

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A page of a list in the format of the programme API (WIRE.md). */
export function toPage<Row, Item>(
  { rows, total }: Page<Row>,
  query: { page: number; limit: number },
  item: (row: Row) => Item,
) {
  const meta = { total, page: query.page, limit: query.limit, last_page: Math.ceil(total / query.limit) };
  return { data: rows.map(item), meta };
}

interface Prepared<Row> {
  rows: { execute(values: Record<string, unknown>): Promise<Row[]> };
  total: { execute(values: Record<string, unknown>): Promise<{ total: number }[]> };
}

/**
 * A list with optional filters: `conditions` compare with the placeholders of the same names. Each requested
 * combination is built once and prepared, so that the database plans each with the index that fits it.
 */
export function createFilteredList<Row>(
  conditions: Record<string, SQL>,
  build: (where: SQL | undefined, combination: string) => Prepared<Row>,
) {
  const built = new Map<string, Prepared<Row>>();
  return async (parameters: Record<string, unknown> & { page: number; limit: number }): Promise<Page<Row>> => {
    const names = Object.keys(conditions).filter((name) => parameters[name] !== undefined);
    const combination = names.join('_');
    const queries = built.get(combination) ?? build(and(...names.map((name) => conditions[name])), combination);
    built.set(combination, queries);
    const values = { ...parameters, offset: (parameters.page - 1) * parameters.limit };
    const [rows, [all]] = await Promise.all([queries.rows.execute(values), queries.total.execute(values)]);
    return { rows, total: all?.total ?? 0 };
  };
}
