import { readResponse } from '../http/index.ts';

/** How much of an answer is read, in bytes: the forecast of fifty places is a tenth of it. */
const MAX_RESPONSE_BYTES = 256 * 1024;

/**
 * Fetches JSON from a service. A redirect is not followed: its target is in no setting.
 * @throws {Error} naming the service by its host alone, for its address may hold a key
 */
export async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const failed = (reason: string) => new Error(`${url.host} ${reason}`);
  const headers = { accept: 'application/json' };
  const answer = await fetch(url, { signal, headers, redirect: 'manual' }).catch((error: Error) => {
    const cause = error.cause as { code?: string } | undefined;
    throw failed(`does not answer: ${cause?.code ?? error.message}`);
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw failed(`answered with ${answer.status}`);
  }
  try {
    return JSON.parse(new TextDecoder().decode(await readResponse(answer, MAX_RESPONSE_BYTES)));
  } catch (error) {
    throw failed(`cannot be read: ${(error as Error).message}`);
  }
}
