/**
 * The canonical spelling of a path that a pattern such as `/news/content/:id` matches: the pattern's own letters for
 * what it names, one slash between parts, none at the end. What the pattern leaves open stays as it is.
 */
export function toCanonicalPath(pattern: string, path: string): string {
  const named = pattern.split('/').filter(Boolean);
  if (named.includes('*')) return path;
  const parts = path.split('/').filter(Boolean);
  return `/${parts.map((part, index) => (named[index]?.startsWith(':') ? part : (named[index] ?? part))).join('/')}`;
}
