const NAMES = ['from', 'before', 'after'] as const;
/** `from` an entry on, `before` it, or the entries `after` it. */
type TimelineCursor = Partial<Record<(typeof NAMES)[number], string>>;

const ID = /^[\w-]{1,40}$/;

/** The part of a timeline that an address selects: `{}` for none, null for an invalid one. */
export function toCursor(query: URLSearchParams): TimelineCursor | null {
  const names = NAMES.filter((name) => query.has(name));
  if (names.length === 0) return {};
  const [name] = names;
  const ids = name ? query.getAll(name) : [];
  const [id = ''] = ids;
  return name && names.length === 1 && ids.length === 1 && ID.test(id) ? { [name]: id } : null;
}
