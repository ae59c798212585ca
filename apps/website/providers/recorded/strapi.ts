type Fields = Record<string, unknown>;
type Collections = Record<string, Fields[]>;

const meta = { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } };
const dates = { createdAt: '2026-01-05T02:00:00.000Z', updatedAt: '2026-01-05T02:00:00.000Z' };

const answers = (collections: Collections, entry: (fields: Fields, id: number) => unknown) =>
  Object.fromEntries(
    Object.entries(collections).map(([name, entries]) => [
      `/${name}`,
      { data: entries.map((fields, index) => entry({ ...dates, ...numbered(fields) }, index + 1)), meta },
    ]),
  );

/** Collections in the format of Strapi 5: flat, with a documentId for each entry. */
export const toStrapi5 = (collections: Collections) =>
  answers(collections, (fields, id) => ({ id, documentId: `doc${id}`, ...fields }));

/** Collections in the format of Strapi 4: entries and relations are wrapped, at any depth. */
export const toStrapi4 = (collections: Collections) =>
  answers(collections, (fields, id) => ({ id, attributes: wrapped(fields) }));

/** Components of an entry have ids as well. */
const numbered = (fields: Fields) =>
  JSON.parse(JSON.stringify(fields), (_, value) =>
    Array.isArray(value) ? value.map((one, index) => ({ id: index + 1, ...one })) : value,
  ) as Fields;

const isRelation = (value: unknown): value is Fields & { id: number } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

function wrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (!isRelation(one)) return [name, wrapped(one)];
      const { id, ...attributes } = one;
      return [name, { data: { id, attributes } }];
    }),
  );
}
