import { readResponse } from '../http/index.ts';

/** The most bytes of an answer that are read, ten times the forecast of fifty places. */
const MAX_RESPONSE_BYTES = 256 * 1024;

/**
 * Fetches JSON from a service. Redirects are not followed, because no setting names their target.
 * @throws {Error} naming only the host of the service, because its address may contain a key
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
