/** The status of a failure: from the response, else from the error, else 404 (SPEC 2.18-02). */
export function toErrorStatus(failure: { response?: { status?: unknown }; error?: unknown }): number {
  const { status } = (failure.error ?? {}) as { status?: unknown };
  return [failure.response?.status, status].find((one): one is number => typeof one === 'number') ?? 404;
}
