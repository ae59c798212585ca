/** The code of a failed request: the message of `fetch` may hold an address or a header. */
export function describeFetchFailure(failure: Error): string {
  if (failure.name === 'TimeoutError') return 'it takes too long';
  const { code } = (failure.cause ?? {}) as { code?: string };
  return code ?? (failure instanceof TypeError ? 'no connection' : failure.message);
}
