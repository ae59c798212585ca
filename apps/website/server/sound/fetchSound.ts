import { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';

/** More than a day of news in one file: what is larger is a mistake. */
const LARGEST = 200 * 1024 * 1024;
const PATIENCE = 10_000;
const BETWEEN_PIECES = 30_000;
const MOST_REDIRECTS = 3;

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const TOLD = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const PLAYED = new Set([200, 206]);
const DAY = 'public, max-age=86400';

/** Why a sound is not played, in words for whoever opens its address. */
const REFUSED = {
  403: 'เว็บไซต์นี้ไม่เล่นเสียงจากแหล่งนี้',
  404: 'ไม่พบเสียงอ่านนี้ อาจถูกแทนที่ด้วยเสียงใหม่แล้ว',
  502: 'ต้นทางของเสียงขัดข้อง โปรดลองใหม่อีกครั้งในอีกสักครู่',
  504: 'ต้นทางของเสียงไม่ตอบ โปรดลองใหม่อีกครั้งในอีกสักครู่',
};

// a listener who pauses reads no further, which is no silence of the source: undici does not count that
const agent = new Agent({
  maxResponseSize: LARGEST,
  connect: { timeout: PATIENCE },
  headersTimeout: PATIENCE,
  bodyTimeout: BETWEEN_PIECES,
});

/**
 * Plays a sound, or the range of it that is asked for, on from its source as it comes: never all of it is held. Source and redirects
 * must be of the allowed hosts, and only sound is passed on. The source is left alone as soon as the listener has gone.
 */
export async function fetchSound(
  source: URL,
  listener: Request,
  allowedHosts: ReadonlySet<string>,
  dispatcher: Dispatcher = agent,
  redirects = 0,
): Promise<Response> {
  if (!isAllowed(source, allowedHosts)) return refused(403);
  const headers = headersOf(ASKED, (name) => listener.headers.get(name));
  const method = listener.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await request(source, { dispatcher, method, headers, signal: listener.signal }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (answer instanceof Error) return refused(answer.code?.endsWith('_TIMEOUT') ? 504 : 502);
  const { statusCode, body } = answer;
  const said = (name: string) => answer.headers[name]?.toString() ?? null;
  const isSound = PLAYED.has(statusCode) && /^audio\//i.test(said('content-type') ?? '');
  const answered = (names: string[], sound: Readable | null = null) =>
    new Response(sound && (Readable.toWeb(sound) as ReadableStream), {
      status: statusCode,
      headers: { ...headersOf(names, said), 'cache-control': said('cache-control') ?? DAY },
    });
  if (isSound && method === 'GET') return answered(TOLD, body);
  await body.dump();
  if (isSound) return answered(TOLD);
  if (statusCode === 304 || statusCode === 416) return answered(['etag', 'content-range']);
  const next = statusCode >= 300 && statusCode < 400 ? URL.parse(said('location') ?? '', source) : null;
  if (next && redirects < MOST_REDIRECTS) return fetchSound(next, listener, allowedHosts, dispatcher, redirects + 1);
  return refused(statusCode === 404 || statusCode === 410 ? 404 : 502);
}

/** The answer instead of a sound. */
export function refused(status: keyof typeof REFUSED): Response {
  return new Response(REFUSED[status], {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': status === 404 ? 'public, max-age=10' : 'no-store',
    },
  });
}

function isAllowed(source: URL, allowedHosts: ReadonlySet<string>): boolean {
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
