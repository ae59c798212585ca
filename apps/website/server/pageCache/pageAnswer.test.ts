import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Encoding } from '../compression.ts';
import { addBody, type CachedPage, cachePage } from './cachedPage.ts';
import { findEncoding, toPageAnswer } from './pageAnswer.ts';

const RENDERED = Date.UTC(2026, 10, 22);
const HTML = '<a href="/news/content/600109">ข่าว</a>'.repeat(100);
const cached = (text = HTML, type = 'text/html; charset=utf-8') =>
  cachePage(new Response(text, { headers: { 'content-type': type, 'x-frame-options': 'SAMEORIGIN' } }), RENDERED);

function answerOf(page: CachedPage, encoding: Encoding = 'br', known?: string, now = RENDERED) {
  const answer = toPageAnswer(page, encoding, known, now);
  if (!answer) return undefined;
  const { headers, ...rest } = answer;
  const names = headers.filter((_, index) => index % 2 === 0);
  return { ...rest, names, headers: Object.fromEntries(names.map((name, at) => [name, headers[at * 2 + 1]])) };
}

test('[7.16-01] a page is sent compressed, with its age and ETag', async () => {
  const page = await cached();
  const { status, names, headers, body } = answerOf(page, 'br', undefined, RENDERED + 12_999) ?? {};
  expect([status, body && brotliDecompressSync(body).toString()]).toEqual([200, HTML]);
  expect(headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    vary: 'accept-encoding',
    etag: page.etag,
    age: '12',
    'content-length': String(body?.length),
    'content-encoding': 'br',
  });
  expect(new Set(names).size).toBe(names?.length);
});

test('the ETag is weak and depends on the content', async () => {
  const page = await cached();
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect((await cached()).etag).toBe(page.etag);
  expect((await cached(`${HTML}.`)).etag).not.toBe(page.etag);
});

test.each([
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
  ['identity', Buffer.from],
] as [Encoding, (body: Buffer) => Buffer][])('the body in %s is made on request', async (encoding, read) => {
  const page = await cached();
  expect(answerOf(page, encoding)).toBeUndefined();
  await Promise.all([addBody(page, encoding), addBody(page, encoding)]);
  const answer = answerOf(page, encoding);
  expect(answer?.body && read(answer.body).toString()).toBe(HTML);
  expect(answer?.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
});

test('short pages and pictures are not compressed', async () => {
  const short = await cached('สั้น');
  expect(findEncoding(short, 'br')).toBe('identity');
  expect(answerOf(short, 'identity')).toMatchObject({ headers: { vary: 'accept-encoding', 'content-length': '12' } });
  const picture = await cached(HTML, 'image/jpeg');
  expect(findEncoding(picture, 'gzip')).toBe('identity');
  expect(answerOf(picture, 'identity')?.headers.vary).toBeUndefined();
});

test('a matching If-None-Match answers 304 without a body', async () => {
  const page = await cached();
  const tag = page.etag.slice(2);
  for (const known of [page.etag, tag, `"x", ${page.etag}`, `W/"x",${tag} `, '*']) {
    const { status, headers, body } = answerOf(page, 'br', known, RENDERED + 3000) ?? {};
    expect([known, status, body, headers?.age, headers?.etag]).toEqual([known, 304, null, '3', page.etag]);
    expect(headers).not.toHaveProperty('content-type');
    expect(headers).not.toHaveProperty('content-length');
    expect(headers).toHaveProperty('vary');
  }
  for (const known of ['', '"x"', 'W/"x"', tag.slice(1, -1)]) expect(answerOf(page, 'br', known)?.status).toBe(200);
});

test('a 404 is sent in full despite If-None-Match', async () => {
  const page = await cachePage(new Response(HTML, { status: 404 }), RENDERED);
  expect(answerOf(page, 'br', '*')?.status).toBe(404);
});

test('a cached page lists the ids of the articles it links to', async () => {
  const { articles } = await cached(
    '<a href="/news/content/1"> "/now/content/b-2" <a href="/news/gallery/3?x"> /news/content/1',
  );
  expect(articles).toBe(' 1 b-2 3 ');
});
