/**
 * The canonical spelling of a path that a pattern such as `/news/content/:id` matches: the pattern's own letters for
 * what it names, one slash between parts, none at the end. What the pattern leaves open stays as it is.
 */
export function toCanonicalPath(pattern: string, path: string): string {
  const patternParts = pattern.split('/').filter(Boolean);
  if (patternParts.includes('*')) return path;
  const parts = path.split('/').filter(Boolean);
  return `/${parts.map((part, index) => (patternParts[index]?.startsWith(':') ? part : (patternParts[index] ?? part))).join('/')}`;
}
