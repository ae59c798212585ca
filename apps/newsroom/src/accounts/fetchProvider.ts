import type { CustomFetchOptions } from 'openid-client';
import { readResponse } from '../http/index.ts';

/** The most bytes of an answer that are read; tokens and keys take a few thousand. */
const MAX_RESPONSE_BYTES = 1_000_000;

/**
 * Requests something from the station's sign-in service.
 * @throws {ResponseTooLong} when its answer is longer than a megabyte
 */
export async function fetchProvider(address: string, options: CustomFetchOptions): Promise<Response> {
  const answer = await fetch(address, options as RequestInit);
  return new Response(await readResponse(answer, MAX_RESPONSE_BYTES), answer);
}
