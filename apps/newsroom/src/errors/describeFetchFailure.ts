const TOO_LATE = 'it takes too long';

/** What the codes of failed requests say to an editor. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the names of hosts cannot be looked up',
  ECONNRESET: 'it broke off the connection',
  UND_ERR_SOCKET: 'it broke off the connection',
  UND_ERR_CONNECT_TIMEOUT: TOO_LATE,
  UND_ERR_HEADERS_TIMEOUT: TOO_LATE,
  UND_ERR_BODY_TIMEOUT: TOO_LATE,
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

/** Why a request failed, as part of a sentence: the message of `fetch` may hold an address or a header. */
export function describeFetchFailure(failure: Error): string {
  if (failure.name === 'TimeoutError') return TOO_LATE;
  const { code } = (failure.cause ?? {}) as { code?: string };
  if (code === undefined) return failure instanceof TypeError ? 'no connection' : failure.message;
  const reason = REASONS[code];
  return reason === undefined ? code : `${reason} (${code})`;
}
