/**
 * True when the target of a request is a path (or a whole http address, or the `*` of OPTIONS) whose escapes are valid
 * UTF-8, so that no later code has to guess. The query may be anything: browsers send `?q=100%` as it was typed.
 */
export function isValidAddress(target: string): boolean {
  if (target === '*') return true;
  if (!/^(?:https?:\/\/[^/]+)?\//i.test(target)) return false;
  const path = target.split('?', 1)[0] ?? '';
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
