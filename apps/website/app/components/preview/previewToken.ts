/** The token in the address of a preview; null when there is none that could be valid. */
export function parsePreviewToken({ searchParams }: URL): string | null {
  const token = searchParams.get('token') ?? '';
  return /^[\w.~-]{1,200}$/.test(token) ? token : null;
}
