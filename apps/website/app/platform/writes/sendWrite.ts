import { IDEMPOTENCY_HEADER } from '@sala/contracts';

/** How long what is sent may take, in ms, before it has failed. */
const TIMEOUT_MS = 20_000;

/** The ids of what nothing is known of, by what it was: it may have been taken, and only the answer lost. */
const unanswered = new Map<string, string>();

/**
 * Sends what a reader says to the website, and tells whether it was taken. Sent again after a failure, the same thing
 * carries the same id, so that it is counted once.
 */
export async function sendWrite(path: string, body: object): Promise<boolean> {
  const written = JSON.stringify(body);
  const key = `${path} ${written}`;
  const id = unanswered.get(key) ?? newId();
  unanswered.set(key, id);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id },
      body: written,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) unanswered.delete(key);
    return answer.ok;
  } catch {
    return false;
  }
}

// crypto.randomUUID is not there on a phone that looks at a laptop without TLS
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
