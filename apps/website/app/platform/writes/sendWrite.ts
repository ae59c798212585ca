import { IDEMPOTENCY_HEADER } from '@sala/contracts';

/** How long a write may take before it has failed, in ms. */
const TIMEOUT_MS = 20_000;

/** The ids of writes without an answer, by their content: they may have been accepted. */
const unanswered = new Map<string, string>();

/**
 * Sends a reader's write to the website, and returns whether it was accepted. A write that is repeated after a failure
 * has the same id, so that it is counted once.
 */
export async function sendWrite(path: string, body: object): Promise<boolean> {
  const json = JSON.stringify(body);
  const key = `${path} ${json}`;
  const id = unanswered.get(key) ?? newId();
  unanswered.set(key, id);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id },
      body: json,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) unanswered.delete(key);
    return answer.ok;
  } catch {
    return false;
  }
}

// crypto.randomUUID is missing on a phone that opens a laptop's site without TLS
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
