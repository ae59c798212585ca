import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type FairQueue, fairQueue, QueueFull, readerKey } from '@sala/http-server';
import { Agent, type Dispatcher, request } from 'undici';
import { CLIENT_ADDRESS } from '../../app/security/clientAddress.ts';
import { forRequest } from '../../app/services/forRequest.server.ts';

/** More than an evening of television in one file: what is larger is a mistake. */
const LARGEST = 4 * 1024 * 1024 * 1024;
const PATIENCE = 10_000;
const BETWEEN_PIECES = 30_000;
const MOST_REDIRECTS = 3;
/** How many are on their way at once, and to one reader: each holds two connections. Nobody waits for a place. */
const PLACES = { slots: 1000, slotsEach: 200, maxWaitingEach: 0 };

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const TOLD = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const PLAYED = new Set([200, 206]);
const DAY = 'public, max-age=86400';

/** Why it is not played, in words for whoever opens its address. */
const REFUSED = {
  403: 'เว็บไซต์นี้ไม่เล่นเสียงหรือภาพจากแหล่งนี้',
  404: 'ไม่พบเสียงหรือภาพนี้ อาจถูกแทนที่ด้วยไฟล์ใหม่แล้ว',
  502: 'ต้นทางของเสียงหรือภาพขัดข้อง โปรดลองใหม่อีกครั้งในอีกสักครู่',
  503: 'ขณะนี้มีผู้ฟังและผู้ชมพร้อมกันจำนวนมาก โปรดลองใหม่อีกครั้งในอีกสักครู่',
  504: 'ต้นทางของเสียงหรือภาพไม่ตอบ โปรดลองใหม่อีกครั้งในอีกสักครู่',
};

/** Where something may come from, and what it may be. */
export interface Allowed {
  hosts: ReadonlySet<string>;
  /** Of its media type. */
  type: RegExp;
}

// who pauses reads no further, which is no silence of the source: undici does not count that
const agent = new Agent({
  maxResponseSize: LARGEST,
  connect: { timeout: PATIENCE },
  headersTimeout: PATIENCE,
  bodyTimeout: BETWEEN_PIECES,
}).compose(forRequest);

const places = fairQueue(PLACES);

/**
 * Passes a sound or a film, or the range of it that is asked for, on from its source as it comes: never all of it is held. Source and
 * redirects must be of the allowed hosts, and only what is of the allowed type is passed on. The source is left alone as soon as who
 * listens or watches has gone.
 */
export function fetchMedia(
  source: URL,
  asker: Request,
  allowed: Allowed,
  dispatcher: Dispatcher = agent,
  within: FairQueue = places,
): Promise<Response> {
  return new Promise((done, fail) => {
    const reader = readerKey(asker.headers.get(CLIENT_ADDRESS) ?? '');
    const passing = within(reader, async () => {
      const { answer, media } = await ask(source, asker, allowed, dispatcher);
      done(answer);
      // its place is free when the last of it has gone, however that ends
      if (media) await finished(media).catch(() => {});
    });
    passing.catch((cause) => (cause instanceof QueueFull ? done(refused(503)) : fail(cause)));
  });
}

interface Asked {
  answer: Response;
  /** What the answer consists of, when that is on its way. */
  media?: Readable;
}

async function ask(source: URL, asker: Request, allowed: Allowed, via: Dispatcher, redirects = 0): Promise<Asked> {
  if (!isAllowed(source, allowed.hosts)) return { answer: refused(403) };
  const headers = headersOf(ASKED, (name) => asker.headers.get(name));
  const method = asker.method === 'HEAD' ? 'HEAD' : 'GET';
  // who has gone says so with a word, which is no Error
  const found = await request(source, { dispatcher: via, method, headers, signal: asker.signal }).catch(
    (cause: { code?: string } | undefined) => ({ cause }),
  );
  if ('cause' in found) return { answer: refused(found.cause?.code?.endsWith('_TIMEOUT') ? 504 : 502) };
  const { statusCode, body } = found;
  const said = (name: string) => found.headers[name]?.toString() ?? null;
  const isPlayed = PLAYED.has(statusCode) && allowed.type.test(said('content-type') ?? '');
  const answered = (names: string[], media: Readable | null = null) =>
    new Response(media && (Readable.toWeb(media) as ReadableStream), {
      status: statusCode,
      headers: { ...headersOf(names, said), 'cache-control': said('cache-control') ?? DAY },
    });
  if (isPlayed && method === 'GET') return { answer: answered(TOLD, body), media: body };
  await body.dump();
  if (isPlayed) return { answer: answered(TOLD) };
  if (statusCode === 304 || statusCode === 416) return { answer: answered(['etag', 'content-range']) };
  const next = statusCode >= 300 && statusCode < 400 ? URL.parse(said('location') ?? '', source) : null;
  if (next && redirects < MOST_REDIRECTS) return ask(next, asker, allowed, via, redirects + 1);
  return { answer: refused(statusCode === 404 || statusCode === 410 ? 404 : 502) };
}

/** The answer instead of a sound or a film. */
export function refused(status: keyof typeof REFUSED): Response {
  return new Response(REFUSED[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': status === 404 ? 'public, max-age=10' : 'no-store',
    },
  });
}

export function isAllowed(source: URL, allowedHosts: ReadonlySet<string>): boolean {
  const isWeb = source.protocol === 'http:' || source.protocol === 'https:';
  return isWeb && !source.username && !source.password && allowedHosts.has(source.host);
}

function headersOf(names: string[], read: (name: string) => string | null): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
