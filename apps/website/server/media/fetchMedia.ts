import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseMediaType } from '@sala/contracts';
import { createFairQueue, type FairQueue, QueueFullError, toReaderKey } from '@sala/http-server';
import { Agent, request } from 'undici';
import { withRequestContext } from '../../app/platform/requestContext/index.server.ts';
import { CLIENT_ADDRESS_HEADER } from '../../app/platform/security/clientAddress.ts';

/** More than an evening of television in one file: a larger one is a mistake. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const BODY_TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 3;
/**
 * The number of transfers at once, and to one reader: each holds two connections. Further requests are rejected, not
 * queued.
 */
const QUEUE_LIMITS = { slots: 1000, slotsEach: 200, maxWaitingEach: 0 };

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const RESPONSE_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const PLAYABLE_STATUSES = new Set([200, 206]);
const DEFAULT_CACHE_CONTROL = 'public, max-age=86400';

/** The text for a person who opens the address of a file that cannot be played. */
const MESSAGES = {
  403: 'เว็บไซต์นี้ไม่เล่นเสียงหรือภาพจากแหล่งนี้',
  404: 'ไม่พบเสียงหรือภาพนี้ อาจถูกแทนที่ด้วยไฟล์ใหม่แล้ว',
  502: 'ต้นทางของเสียงหรือภาพขัดข้อง โปรดลองใหม่อีกครั้งในอีกสักครู่',
  503: 'ขณะนี้มีผู้ฟังและผู้ชมพร้อมกันจำนวนมาก โปรดลองใหม่อีกครั้งในอีกสักครู่',
  504: 'ต้นทางของเสียงหรือภาพไม่ตอบ โปรดลองใหม่อีกครั้งในอีกสักครู่',
};

/** Where media may come from, at first and by redirects. */
export interface AllowedSources {
  hosts: ReadonlySet<string>;
  /** The allowed paths: no request reaches other endpoints of these hosts. */
  files: RegExp;
}

interface MediaOptions extends AllowedSources {
  /** The allowed media types. */
  type: RegExp;
  /** How long the source and its redirects may take to begin their answer. */
  timeoutMs?: number;
  queue?: FairQueue;
}

// a listener who pauses stops reading: undici does not count that as silence of the source
const agent = new Agent({
  maxResponseSize: MAX_BYTES,
  connect: { timeout: TIMEOUT_MS },
  bodyTimeout: BODY_TIMEOUT_MS,
}).compose(withRequestContext);

const sharedQueue = createFairQueue(QUEUE_LIMITS);

/**
 * Passes a sound or a film, or the requested range of it, on from its source as a stream. The source and its redirects
 * must be allowed files of allowed hosts, and the answer of an allowed type. The request to the source ends as soon as
 * the listener or viewer has gone.
 */
export function fetchMedia(
  source: URL,
  incoming: Request,
  { queue = sharedQueue, timeoutMs = TIMEOUT_MS, ...options }: MediaOptions,
): Promise<Response> {
  return new Promise((done, fail) => {
    const reader = toReaderKey(incoming.headers.get(CLIENT_ADDRESS_HEADER) ?? '');
    const passing = queue(reader, async () => {
      // undici's own limit begins anew with each 1xx and each redirect
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeoutMs);
      const requested = requestMedia(source, incoming, { ...options, late: late.signal });
      const { answer, media } = await requested.finally(() => clearTimeout(timer));
      done(answer);
      // the place in the queue is free once the body has been sent, or sending it has failed
      if (media) await finished(media).catch(() => {});
    });
    passing.catch((cause) => (cause instanceof QueueFullError ? done(toMediaError(503)) : fail(cause)));
  });
}

interface MediaResult {
  answer: Response;
  /** The body of the answer, while it is being sent. */
  media?: Readable;
}

interface RequestOptions extends Omit<MediaOptions, 'timeoutMs' | 'queue'> {
  /** Aborted when the source has not begun its answer in time. */
  late: AbortSignal;
}

async function requestMedia(
  source: URL,
  incoming: Request,
  options: RequestOptions,
  redirects = 0,
): Promise<MediaResult> {
  const { type, late } = options;
  if (!isAllowed(source, options)) return { answer: toMediaError(403) };
  const headers = pickHeaders(REQUEST_HEADERS, (name) => incoming.headers.get(name));
  const method = incoming.method === 'HEAD' ? 'HEAD' : 'GET';
  // a client that has gone aborts with a string, not with an Error
  const signal = AbortSignal.any([incoming.signal, late]);
  const result = await request(source, { dispatcher: agent, method, headers, signal }).catch(
    (cause: { code?: string } | undefined) => ({ cause }),
  );
  if ('cause' in result)
    return { answer: toMediaError(late.aborted || result.cause?.code?.endsWith('_TIMEOUT') ? 504 : 502) };
  const { statusCode, body } = result;
  const readHeader = (name: string) => result.headers[name]?.toString() ?? null;
  const isPlayed = PLAYABLE_STATUSES.has(statusCode) && type.test(parseMediaType(readHeader('content-type')));
  const toResponse = (names: string[], media: Readable | null = null) =>
    new Response(media && (Readable.toWeb(media) as ReadableStream), {
      status: statusCode,
      headers: {
        ...pickHeaders(names, readHeader),
        // the refusal of a range, cached in place of the file, would silence it for everybody
        'cache-control': statusCode === 416 ? 'no-store' : (readHeader('cache-control') ?? DEFAULT_CACHE_CONTROL),
      },
    });
  if (isPlayed && method === 'GET') return { answer: toResponse(RESPONSE_HEADERS, body), media: body };
  // the end of a body that is not read may never come
  body.on('error', () => {}).destroy();
  if (isPlayed) return { answer: toResponse(RESPONSE_HEADERS) };
  if (statusCode === 304 || statusCode === 416) return { answer: toResponse(['etag', 'content-range']) };
  const next = statusCode >= 300 && statusCode < 400 ? URL.parse(readHeader('location') ?? '', source) : null;
  if (next && redirects < MAX_REDIRECTS) return requestMedia(next, incoming, options, redirects + 1);
  return { answer: toMediaError(statusCode === 404 || statusCode === 410 ? 404 : 502) };
}

/** The answer in place of a sound or a film. */
export function toMediaError(status: keyof typeof MESSAGES): Response {
  return new Response(MESSAGES[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': status === 404 ? 'public, max-age=10' : 'no-store',
    },
  });
}

export function isAllowed(source: URL, { hosts, files }: AllowedSources): boolean {
  const isWeb = source.protocol === 'http:' || source.protocol === 'https:';
  return isWeb && !source.username && !source.password && hosts.has(source.host) && files.test(source.pathname);
}

function pickHeaders(names: string[], read: (name: string) => string | null): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
