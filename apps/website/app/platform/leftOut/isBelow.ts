/** Whether a path, or the pattern of one, is one of these or below one of them. */
export const isBelow = (path: string, parts: readonly string[]): boolean =>
  parts.some((part) => `${path.split(/[?#]/)[0]}/`.startsWith(`${part}/`));
