import { articleSummary, problem, summaryList, voteList } from '@sala/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { openNewsroomForAll } from '../testNewsroom.ts';
import { summaries } from './schema.ts';

const POINTS = ['ประเด็นที่หนึ่ง', 'ประเด็นที่สอง', 'ประเด็นที่สาม'];
const MADE = new Date('2026-11-20T05:00:00Z');

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(async () => {
    await newsroom.clear(articles);
    await newsroom.write({ id: 1 }, { id: 2, minutesAgo: 5 }, { id: 3, minutesAgo: -5 }, { id: 4 });
    await newsroom.db.insert(summaries).values(
      [1, 2, 3, 4].map((articleId) => ({
        articleId,
        revision: '',
        revisedAt: MADE,
        points: articleId === 4 ? [] : POINTS,
        model: 'extractive',
        createdAt: MADE,
        helpful: articleId,
      })),
    );
  });

  const send = async (method: string, path: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await newsroom.app.request(path, { method, body: text });
    return { status: answer.status, json: JSON.parse(await answer.text()) };
  };

  describe('[7.12-01] POST /articles', () => {
    test('returns the key points of an article', async () => {
      const text = ['ก่อนรุ่งสาง', 'เมื่อคืนนี้', 'ตั้งแต่เช้า', 'หลังเที่ยง', 'ช่วงบ่าย', 'ตอนค่ำ']
        .map(
          (when, index) =>
            `<p>ทีมกู้ภัยชุดที่ ${index + 1} เข้าถึงหมู่บ้านริมแม่น้ำวังคำได้${when} และช่วยชาวบ้านออกมาได้ ${index + 12} คนโดยไม่มีผู้บาดเจ็บ</p>`,
        )
        .join('');
      await newsroom.write({ id: 9, title: 'ทีมกู้ภัยถึงวังคำ', body: text });
      const { status, json } = await send('POST', '/articles', { refCode: 'test/9' });
      expect(status).toBe(200);
      expect(json.data).toMatchObject({ refCode: 'test/9', title: 'ทีมกู้ภัยถึงวังคำ', model: 'extractive' });
      expect(json.data.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\+07:00$/);
      expect(articleSummary.parse(json).summary.length).toBeGreaterThanOrEqual(3);
      expect((await newsroom.get('/content?id=9')).json.hasSummary).toBe(true);
      expect((await newsroom.get('/content?id=4')).json.hasSummary).toBe(false);
    });

    test.each(['test/4', 'test/3', 'test/99', 'other/1'])(
      'responds with 404 without a summary: %s',
      async (refCode) => {
        const { status, json } = await send('POST', '/articles', { refCode });
        expect(status).toBe(404);
        expect(problem.parse(json).title).toBe('No summary');
      },
    );

    test.each([
      {},
      { refCode: 1 },
      { refCode: 'test' },
      { refCode: 'test/x' },
      { refCode: 'test/9999999999' },
      'x',
      '',
    ])('rejects the body %j with 400', async (body) => {
      expect((await send('POST', '/articles', body)).status).toBe(400);
    });

    test('rejects a body of more than 4 kB', async () => {
      expect((await send('POST', '/articles', { refCode: 'ก'.repeat(4096) })).status).toBe(413);
    });
  });

  test('/summaries lists the articles with points, newest first', async () => {
    const { json } = await newsroom.get('/summaries?limit=1');
    expect(json).toMatchObject({ total: 2, page: 1, totalPage: 2 });
    expect(json.items).toMatchObject([{ id: 2, refCode: 'test/2', summary: POINTS, model: 'extractive' }]);
    expect(summaryList.parse(json).items[0]).toMatchObject({ id: '2', refCode: 'test/2', createdAt: MADE.getTime() });
    expect((await newsroom.get('/summaries?limit=1&page=2')).json.items).toMatchObject([{ id: 1 }]);
    expect((await newsroom.get('/summaries?page=9')).json.items).toEqual([]);
  });

  const feedbacks = (refCode: string) =>
    newsroom.get(
      `/api/feedbacks?${new URLSearchParams({ 'filters[articleId][refCode][$eq]': refCode, publicationState: 'preview', populate: '*' })}`,
    );

  test('[7.12-02] the feedback on a summary is found by the article’s refCode', async () => {
    const { status, json } = await feedbacks('test/2');
    expect(status).toBe(200);
    expect(json.data).toEqual([
      { id: 2, documentId: 'feedback-2', helpful: 2, unhelpful: 0, articleId: { id: 2, refCode: 'test/2' } },
    ]);
    expect(json.meta.pagination.total).toBe(1);
    expect(voteList.parse(json)).toEqual([{ id: 'feedback-2', helpful: 2, unhelpful: 0 }]);
    expect((await feedbacks('other/2')).json.data).toEqual([]);
    expect((await feedbacks('nonsense')).status).toBe(400);
    expect((await newsroom.get('/api/feedbacks')).status).toBe(400);
  });

  test.each(['2', 'feedback-2'])('[7.12-03] PUT /api/feedbacks/%s sets its counts', async (id) => {
    const { status, json } = await send('PUT', `/api/feedbacks/${id}`, { data: { helpful: 7, unhelpful: 1 } });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ helpful: 7, unhelpful: 1 });
    expect((await feedbacks('test/2')).json.data).toMatchObject([{ helpful: 7, unhelpful: 1 }]);
  });

  test('a PUT with an outdated If-Match responds with 412, and a repeated one is counted once', async () => {
    const put = async (helpful: number, before: string, id: string) => {
      const headers = { 'if-match': `"${before}"`, 'idempotency-key': id.repeat(16) };
      const body = JSON.stringify({ data: { helpful, unhelpful: 0 } });
      return (await newsroom.app.request('/api/feedbacks/feedback-2', { method: 'PUT', body, headers })).status;
    };
    expect(await put(3, '2-0', 'a')).toBe(200);
    expect(await put(3, '2-0', 'b')).toBe(412);
    expect(await put(4, '3-0', 'b')).toBe(200);
    expect(await put(5, '4-0', 'a')).toBe(200);
    expect((await feedbacks('test/2')).json.data).toMatchObject([{ helpful: 4, unhelpful: 0 }]);
  });

  test('a PUT with invalid counts responds with 400, and one for an unknown article with 404', async () => {
    for (const data of [{ helpful: -1, unhelpful: 0 }, { helpful: 1 }, { helpful: 1.5, unhelpful: 0 }, null])
      expect((await send('PUT', '/api/feedbacks/2', { data })).status).toBe(400);
    for (const id of ['99', 'x', '0', '99999999999'])
      expect((await send('PUT', `/api/feedbacks/${id}`, { data: { helpful: 1, unhelpful: 0 } })).status).toBe(404);
  });
});
