import { IDEMPOTENCY_HEADER } from '@sala/contracts';
import { fetchOk } from '../requests/index.ts';

/** The ids of writes without an answer, by their content: they may have been accepted. */
const unanswered = new Map<string, string>();

/**
 * Sends a reader's write to the website, and returns whether it was accepted. A write that is repeated after a failure
 * has the same id, so that it is counted once.
 */
export async function sendWrite(path: string, body: object): Promise<boolean> {
  const json = JSON.stringify(body);
  const key = `${path} ${json}`;
  const id = unanswered.get(key) ?? createId();
  unanswered.set(key, id);
  try {
    await fetchOk(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id },
      body: json,
    });
    unanswered.delete(key);
    return true;
  } catch {
    return false;
  }
}

// crypto.randomUUID is missing on a phone that opens a laptop's site without TLS
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
