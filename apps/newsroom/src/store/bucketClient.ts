import { limitTime, TimeLimitError } from '@sala/http-server';
import { AwsClient } from 'aws4fetch';
import { describeFetchFailure } from '../errors/index.ts';
import type { BucketSettings } from '../settings/index.ts';

/**
 * How long to wait for the bucket, in milliseconds: for an answer including retries, then for each further part of it.
 */
export interface BucketTimeouts {
  answerMs: number;
  stallMs: number;
}

const TIMEOUTS: BucketTimeouts = { answerMs: 30_000, stallMs: 10_000 };
const RETRIES = 2;

/** Sends requests to a bucket of any store with the API of Amazon S3. */
export function createBucketClient(settings: BucketSettings, timeouts: BucketTimeouts = TIMEOUTS) {
  const bucket = new URL(`${settings.url}/`);
  const client = new AwsClient({
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 200,
  });
  const failed = (reason: string) => new Error(`the bucket at ${bucket.host} ${reason}`);

  /** Sends one request. Throws for an error status, except an expected one. */
  async function sendRequest(path: string, init: RequestInit, ...expected: number[]): Promise<Response> {
    const leaving = new AbortController();
    const pending = client.fetch(new URL(path, bucket), { ...init, redirect: 'manual', signal: leaving.signal });
    const answer = await limitTime(pending, timeouts.answerMs).catch((cause: Error) => {
      leaving.abort();
      throw cause instanceof TimeLimitError
        ? failed('does not answer')
        : failed(`cannot be reached: ${describeFetchFailure(cause)}`);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (!expected.includes(answer.status)) throw failed(`answered with ${answer.status}`);
    return answer;
  }

  /** The body of an answer; it fails when no part arrives in time. Cancelling it, even unread, frees the connection. */
  function readParts(body: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> {
    const reader = (body ?? new Blob().stream()).getReader();
    const cancel = () => reader.cancel().catch(() => {});
    const pull = async (parts: ReadableStreamDefaultController<Uint8Array>) => {
      const part = await limitTime(reader.read(), timeouts.stallMs).catch(async () => {
        await cancel();
        throw failed('has stopped in the middle of an answer');
      });
      if (part.done) parts.close();
      else parts.enqueue(part.value);
    };
    return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  }

  return { failed, sendRequest, partsOf: readParts };
}
