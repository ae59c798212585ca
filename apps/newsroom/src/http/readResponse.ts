/** A response is longer than it may be. */
export class ResponseTooLong extends Error {}

/**
 * Reads the body of a response to its end.
 * @throws {ResponseTooLong} when it is longer than `largest` bytes
 */
export async function readResponse({ body }: Response, largest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largest) throw new ResponseTooLong(`more than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
