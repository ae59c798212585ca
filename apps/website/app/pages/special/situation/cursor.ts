const NAMES = ['from', 'before', 'after'] as const;
/** From an entry on, before it, or what followed it. */
type TimelineCursor = Partial<Record<(typeof NAMES)[number], string>>;

const ID = /^[\w-]{1,40}$/;

/** The place in a timeline that an address names, `{}` when it names none; null when it cannot be one. */
export function toCursor(query: URLSearchParams): TimelineCursor | null {
  const given = NAMES.filter((name) => query.has(name));
  if (given.length === 0) return {};
  const [name] = given;
  const ids = name ? query.getAll(name) : [];
  const [id = ''] = ids;
  return name && given.length === 1 && ids.length === 1 && ID.test(id) ? { [name]: id } : null;
}
