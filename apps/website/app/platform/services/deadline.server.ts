/** How long a page waits for its services, in milliseconds; what has not come by then is shown as missing. */
export const PAGE_DEADLINE_MS = 4000;

/** The signal that ends every call of a page: at its deadline, or when the reader has gone. */
export function createPageSignal(request: Request): AbortSignal {
  return AbortSignal.any([request.signal, AbortSignal.timeout(PAGE_DEADLINE_MS)]);
}
