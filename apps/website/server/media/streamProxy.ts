import { STREAM_FILE, STREAM_TYPE } from '@sala/contracts';
import { type Context, Hono } from 'hono';
import { parseStreamAddress, STREAM_PATH, toProxyAddress } from '../../app/player/video/index.server.ts';
import { compressResponse } from '../compression.ts';
import { findReader } from '../findReader.ts';
import { fetchMedia, toMediaError } from './fetchMedia.ts';
import { fetchPlaylist } from './fetchPlaylist.ts';
import { rewriteAddresses } from './rewriteAddresses.ts';

export interface StreamSources {
  /** The allowed hosts of films. */
  mediaHosts: ReadonlySet<string>;
}

const MAX_QUERY_LENGTH = 1000;

/**
 * Serves streams and films of the allowed hosts under addresses of the site's own, so that browsers contact no other
 * host (READINGS.md).
 */
export function createStreamProxy({ mediaHosts }: StreamSources): Hono {
  const app = new Hono();
  app.get(`${STREAM_PATH}/*`, (c) => {
    const { pathname, search } = new URL(c.req.url);
    const source = parseStreamAddress(pathname.slice(STREAM_PATH.length) + search);
    if (!source || search.length > MAX_QUERY_LENGTH) return toMediaError(404);
    if (!mediaHosts.has(source.host)) return toMediaError(403);
    if (/\.m3u8$/i.test(source.pathname)) return sendPlaylist(c, source, mediaHosts);
    return fetchMedia(source, c.req.raw, { hosts: mediaHosts, files: STREAM_FILE, type: STREAM_TYPE });
  });
  return app;
}

async function sendPlaylist(c: Context, source: URL, mediaHosts: ReadonlySet<string>): Promise<Response> {
  const answer = await fetchPlaylist(source, mediaHosts, findReader(c));
  if (!answer) return toMediaError(502);
  const { status, contentType, cacheControl, from } = answer;
  const toOwn = (url: URL) => (mediaHosts.has(url.host) ? toProxyAddress(url) : url.href);
  const text = status === 200 ? rewriteAddresses(answer.text, source, from, toOwn) : answer.text;
  const headers = { 'content-type': contentType, 'cache-control': cacheControl };
  return compressResponse(c.req.raw, new Response(text, { status, headers }));
}
