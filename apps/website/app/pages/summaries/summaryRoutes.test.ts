import { STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../platform/security/clientAddress.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
vi.stubEnv('AI_API_URL', `${service.address}/ai`);
vi.stubEnv('AI_CONTENT_API_URL', `${service.address}/cms/api`);
const { createTestSite } = await import('../../testSite.server.ts');
const { action, loader } = await import('./voteRoute.tsx');
const site = await createTestSite();

const SUMMARY = {
  refCode: 'demo/7',
  title: 'น้ำท่วม <b>วังคำ',
  summary: ['น้ำเข้าท่วมแล้ว', 'ฝนจะตก & ลมจะแรง', 'ประเด็นที่เขียนใหม่'],
  model: 'extractive',
  createdAt: '2026-11-20T12:00:00+07:00',
};
const ARTICLE = {
  id: '7',
  title: 'น้ำท่วม',
  categoryName: 'ภัยพิบัติ',
  abstract: 'คำโปรย <i>',
  content: '<p>น้ำเข้าท่วมแล้ว เมื่อเช้า</p><p>ฝนจะตก &amp; ลมจะแรง</p><script>alert(1)</script>',
};
const ENTRY = { id: 7, documentId: 'feedback-7', helpful: 4, unhelpful: 1 };

let answers: Record<string, Answer>;
/** The requests that were sent, by method and path. */
const sent: Record<string, unknown> = {};
const answerListed = answerByPath(
  () => answers,
  () => 500,
);
service.answer = async (request, response) => {
  const { pathname } = new URL(request.url ?? '', service.address);
  const chunks = await request.toArray();
  if (chunks.length > 0) sent[`${request.method} ${pathname}`] = JSON.parse(Buffer.concat(chunks).toString());
  answerListed(request, response);
};
beforeEach(() => {
  service.requests.length = 0;
  for (const key of Object.keys(sent)) delete sent[key];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = {
    '/ai/articles': { data: SUMMARY },
    '/ai/summaries': { page: 1, totalPage: 2, items: [{ id: 7, ...SUMMARY }] },
    '/content': ARTICLE,
    '/hot-news': { items: [] },
    '/cms/api/feedbacks': { data: [ENTRY] },
    '/cms/api/feedbacks/feedback-7': { data: ENTRY },
  };
});
afterAll(() => service.close());

const page = async (path: string) => {
  const answer = await site(path);
  return { status: answer.status, headers: answer.headers, html: removeJoiners(await answer.text()) };
};

describe('[2.2-26] /ai-summary', () => {
  test('lists articles with their first points and links to their summaries', async () => {
    const { status, html } = await page('/ai-summary');
    expect(status).toBe(200);
    expect(html).toContain('<a href="/ai-summary/demo/7">น้ำท่วม &lt;b&gt;วังคำ</a>');
    expect(html).toContain('<li>ฝนจะตก &amp; ลมจะแรง</li>');
    expect(html).toContain('และอีก <!-- -->1<!-- --> ประเด็น');
    expect(html).toContain(`<title>สรุปประเด็นข่าว | ${STATION.name}</title>`);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/ai-summary"/>');
    expect(html).toContain('href="/ai-summary?page=2"');
  });

  test('answers 503 when the service fails, 200 when there are none yet, and 404 beyond the last page', async () => {
    answers['/ai/summaries'] = 500;
    const failed = await page('/ai-summary');
    expect([failed.status, failed.html.includes('ขณะนี้ยังแสดงสรุปประเด็นข่าวไม่ได้')]).toEqual([503, true]);
    answers['/ai/summaries'] = { page: 1, totalPage: 0, items: [] };
    const empty = await page('/ai-summary');
    expect([empty.status, empty.html.includes('ยังไม่มีสรุปประเด็นข่าว')]).toEqual([200, true]);
    expect((await page('/ai-summary?page=9')).status).toBe(404);
  });

  test('redirects ?refCode to its summary, and answers 404 for an invalid refCode', async () => {
    const { status, headers } = await page('/ai-summary?refCode=demo/7');
    expect([status, headers.get('location')]).toEqual([301, '/ai-summary/demo/7']);
    for (const none of ['', 'x', '../7', '//evil.test/7'])
      expect((await page(`/ai-summary?refCode=${none}`)).status).toBe(404);
  });
});

describe('[1-17] the summary of an article', () => {
  test('[7.12-01] is requested by its refCode at /articles', async () => {
    await page('/ai-summary/demo/7');
    expect(sent['POST /ai/articles']).toEqual({ refCode: 'demo/7' });
  });

  test('shows its points with links to their sentences in the article', async () => {
    const { status, html } = await page('/ai-summary/demo/7');
    expect(status).toBe(200);
    expect(html).toContain('<a href="#point-1">น้ำเข้าท่วมแล้ว</a>');
    expect(html).toContain('<p><mark id="point-1">น้ำเข้าท่วมแล้ว</mark> เมื่อเช้า</p>');
    expect(html).toContain('<mark id="point-2">ฝนจะตก &amp; ลมจะแรง</mark>');
    expect(html).toContain('<li>ประเด็นที่เขียนใหม่</li>');
    expect(html).toContain('<p><strong>คำโปรย &lt;i&gt;</strong></p>');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('href="/news/content/7"');
  });

  test('says whether it was extracted from the article, or written by an editor or a language model', async () => {
    expect((await page('/ai-summary/demo/7')).html).toContain('คัดเลือกโดยคอมพิวเตอร์');
    answers['/ai/articles'] = { data: { ...SUMMARY, model: 'thai-1' } };
    expect((await page('/ai-summary/demo/7')).html).toContain('เรียบเรียงโดยแบบจำลองภาษา thai-1');
    answers['/ai/articles'] = { data: { ...SUMMARY, model: 'editor' } };
    expect((await page('/ai-summary/demo/7')).html).toContain('เรียบเรียงโดยกองบรรณาธิการ');
  });

  test('has a canonical address, a description and breadcrumbs', async () => {
    const { html } = await page('/ai-summary/demo/7');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/ai-summary/demo/7"/>');
    expect(html).toContain('content="น้ำเข้าท่วมแล้ว ฝนจะตก &amp; ลมจะแรง ประเด็นที่เขียนใหม่"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test('answers 200 with a message when the text of the article cannot be fetched', async () => {
    answers['/content'] = 500;
    const { status, html } = await page('/ai-summary/demo/7');
    expect(status).toBe(200);
    expect(html).toContain('<li>น้ำเข้าท่วมแล้ว</li>');
    expect(html).toContain('ขณะนี้ยังแสดงเนื้อข่าวไม่ได้');
  });

  test.each([
    ['/ai-summary/demo/x', 404],
    ['/ai-summary/demo/1234567890123456789', 404],
    [`/ai-summary/${'a'.repeat(101)}/7`, 404],
    ['/ai-summary/a%2Fb/7', 404],
  ])('does not exist at %s and is not requested', async (path, status) => {
    expect((await page(path)).status).toBe(status);
    expect(sent['POST /ai/articles']).toBe(undefined);
  });

  test('answers 404 when the service has none, and 503 when the service fails', async () => {
    answers['/ai/articles'] = 404;
    expect((await page('/ai-summary/demo/7')).status).toBe(404);
    answers['/ai/articles'] = 500;
    expect((await page('/ai-summary/demo/7')).status).toBe(503);
  });
});

const OWN = { 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (body: string, headers: Record<string, string>, method = 'POST'): Promise<Response> =>
  action({
    request: new Request('http://localhost:3000/ai-summary/feedback', { method, headers, body }),
  } as never).catch((thrown: Response) => thrown);
const script = (feedback: object) => send(JSON.stringify(feedback), { ...OWN, ...JSON_TYPE });
const form = (feedback: Record<string, string>) =>
  send(String(new URLSearchParams(feedback)), { ...OWN, ...FORM_TYPE });

describe('a vote on a summary', () => {
  test('[7.12-02] looks up its entry by the article’s refCode', async () => {
    await script({ refCode: 'demo/7', vote: 'yes' });
    const request = new URL(service.requests[0] ?? '', service.address);
    expect(request.pathname).toBe('/cms/api/feedbacks');
    expect(Object.fromEntries(request.searchParams)).toEqual({
      'filters[articleId][refCode][$eq]': 'demo/7',
      publicationState: 'preview',
      populate: '*',
    });
  });

  test.each([
    ['yes', 'none', { helpful: 5, unhelpful: 1 }],
    ['no', 'yes', { helpful: 3, unhelpful: 2 }],
    ['none', 'no', { helpful: 4, unhelpful: 0 }],
  ])('[7.12-03] updates the counts of its entry: %s after %s', async (vote, before, data) => {
    expect((await script({ refCode: 'demo/7', vote, before })).status).toBe(204);
    expect(sent['PUT /cms/api/feedbacks/feedback-7']).toEqual({ data });
  });

  test('is sent again with the same idempotency key when the service answers 412', async () => {
    const preconditions: unknown[] = [];
    answers['/cms/api/feedbacks/feedback-7'] = (_, { req }) => {
      preconditions.push([req.headers['if-match'], req.headers['idempotency-key']]);
      return [preconditions.length < 3 ? 412 : 200, { data: ENTRY }];
    };
    const body = JSON.stringify({ refCode: 'demo/7', vote: 'yes' });
    const id = '0123456789abcdef';
    expect((await send(body, { ...OWN, ...JSON_TYPE, 'idempotency-key': id })).status).toBe(204);
    expect(preconditions).toEqual(Array(3).fill(['"4-1"', id]));
  });

  test('[7.12-03] updates an entry of Strapi 4 by its id', async () => {
    answers['/cms/api/feedbacks'] = { data: [{ id: 9, attributes: { helpful: null, unhelpful: '2' } }] };
    answers['/cms/api/feedbacks/9'] = { data: {} };
    expect((await script({ refCode: 'demo/7', vote: 'yes' })).status).toBe(204);
    expect(sent['PUT /cms/api/feedbacks/9']).toEqual({ data: { helpful: 1, unhelpful: 2 } });
  });

  test('from a form redirects to the page, which says whether it was sent', async () => {
    const answer = await form({ refCode: 'demo/7', vote: 'no' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ai-summary/demo/7?feedback=sent#feedback']);
    expect((await page('/ai-summary/demo/7?feedback=sent')).html).toContain('ขอบคุณสำหรับความเห็นของท่าน');
    answers['/cms/api/feedbacks/feedback-7'] = 500;
    expect((await form({ refCode: 'demo/7', vote: 'no' })).headers.get('location')).toContain('?feedback=failed');
    expect((await page('/ai-summary/demo/7?feedback=failed')).html).toContain('ส่งความเห็นไม่สำเร็จ');
  });

  test('from a form that is sent twice has one idempotency key, which no other reader and no other vote has', async () => {
    const keys: unknown[] = [];
    answers['/cms/api/feedbacks/feedback-7'] = (_, { req }) => {
      keys.push(req.headers['idempotency-key']);
      return { data: ENTRY };
    };
    const press = (address: string, vote: string) =>
      send(`refCode=demo/7&vote=${vote}`, { ...OWN, ...FORM_TYPE, [CLIENT_ADDRESS_HEADER]: address });
    await Promise.all([press('192.0.2.1', 'yes'), press('192.0.2.1', 'yes')]);
    await press('192.0.2.1', 'no');
    await press('192.0.2.2', 'yes');
    const [first, second, ...others] = keys;
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toBe(first);
    expect(new Set(keys).size).toBe(3);
    expect(others).toHaveLength(2);
  });

  test('from a script answers 404 or 503 when it was not stored', async () => {
    answers['/cms/api/feedbacks'] = { data: [] };
    expect((await script({ refCode: 'demo/7', vote: 'yes' })).status).toBe(404);
    answers['/cms/api/feedbacks'] = 500;
    expect((await script({ refCode: 'demo/7', vote: 'yes' })).status).toBe(503);
  });

  test('is not redirected, whatever its answer is: only what is read may have moved', async () => {
    Object.assign(answers, { '/cms/api/feedbacks': { data: [] }, '/redirect': { to: '/home' } });
    const body = JSON.stringify({ refCode: 'demo/7', vote: 'yes' });
    const answer = await site('/ai-summary/feedback', { method: 'POST', headers: { ...OWN, ...JSON_TYPE }, body });
    expect(answer.status).toBe(404);
    expect(service.requests.filter((path) => path.startsWith('/redirect'))).toEqual([]);
  });

  const GOOD = { refCode: 'demo/7', vote: 'yes' };
  test.each<[string, string, Record<string, string>, number]>([
    ['another site’s script', JSON.stringify(GOOD), { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
    ['another site’s form', 'refCode=demo/7&vote=yes', { 'sec-fetch-site': 'cross-site', ...FORM_TYPE }, 403],
    ['an unknown origin', 'refCode=demo/7&vote=yes', FORM_TYPE, 403],
    ['a body that is too large', `refCode=demo/7&vote=yes&x=${'a'.repeat(5000)}`, { ...OWN, ...FORM_TYPE }, 413],
    ['a body without a vote', 'refCode=demo/7', { ...OWN, ...FORM_TYPE }, 400],
    ['a body with an unknown vote', JSON.stringify({ ...GOOD, vote: 'maybe' }), { ...OWN, ...JSON_TYPE }, 400],
    ['a body with an invalid refCode', JSON.stringify({ ...GOOD, refCode: '../7' }), { ...OWN, ...JSON_TYPE }, 400],
  ])('is rejected from %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
    expect(service.requests).toEqual([]);
  });

  test('is accepted only with POST', async () => {
    expect((await send('', OWN, 'PUT')).status).toBe(405);
    expect(loader().headers.get('allow')).toBe('POST');
  });
});
