import type { CustomFetchOptions } from 'openid-client';
import { readResponse } from '../http/index.ts';

/** The most bytes of an answer that are read; tokens and keys take a few thousand. */
const MAX_RESPONSE_BYTES = 1_000_000;

/** The station's sign-in service fails, for every account. */
export class ProviderUnavailable extends Error {}

/**
 * Requests something from the station's sign-in service.
 * @throws {ProviderUnavailable} when it does not answer in time, fails, or answers with more than a megabyte
 */
export async function fetchProvider(address: string, options: CustomFetchOptions): Promise<Response> {
  try {
    const answer = await fetch(address, options as RequestInit);
    const body = await readResponse(answer, MAX_RESPONSE_BYTES);
    if (answer.status < 500) return new Response(body, answer);
    throw new Error(`it answers with ${answer.status}`);
  } catch (cause) {
    throw new ProviderUnavailable('the sign-in service fails', { cause });
  }
}
