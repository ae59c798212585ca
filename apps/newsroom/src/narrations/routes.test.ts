import { article, audioContent, newsList, pageContent, problem } from '@sala/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateDraft } from '../articles/editing/index.ts';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { signPreview } from '../previews/index.ts';
import { openNewsroomForAll, PREVIEW_SECRET } from '../testNewsroom.ts';
import type { NarrationState } from './index.ts';
import { narrationFailures, narrationRatings } from './schema.ts';
import { MADE, soundOf, writeNarrations } from './testNarrations.ts';

const NONE = '0001-01-01T00:00:00Z';

onBothDatabases((open) => {
  const context = {
    canSynthesize: true,
    suggest: (id: number) => void opened.push(id),
    request: async (id: number): Promise<NarrationState> => {
      requested.push(id);
      return answer(id);
    },
  };
  const opened: number[] = [];
  const requested: number[] = [];
  let answer: (id: number) => NarrationState | Promise<NarrationState>;
  const newsroom = openNewsroomForAll(open, { narrations: context });
  beforeEach(async () => {
    await newsroom.clear(articles);
    await newsroom.write({ id: 1 }, { id: 2, minutesAgo: -5 });
    context.canSynthesize = true;
    answer = () => 'waiting';
    opened.length = 0;
    requested.length = 0;
  });

  describe('GET /audio-contents', () => {
    const content = (refCode: string) => newsroom.get(`/audio-contents/refCode:${refCode}`);

    test.each(['test/1', 'test%2F1'])('returns the narrations of an article for the reference %s', async (refCode) => {
      await writeNarrations(newsroom.db, [1]);
      const { status, json } = await content(refCode);
      expect(status).toBe(200);
      expect(json.data).toMatchObject({ state: 'ready', title: 'ข่าว 1', contentId: '1', refCode: 'test/1' });
      const { state, item } = audioContent('').parse(json);
      expect(state).toBe('ready');
      expect(item.sources.map(({ audioStyle }) => audioStyle.audioStyleSetting.speaker)).toEqual([1, 12, 11]);
      expect(requested).toEqual([]);
    });

    test('requests a missing narration and returns its state', async () => {
      for (const state of ['waiting', 'failed'] as const) {
        answer = () => state;
        const { json } = await content('test/1');
        expect(json.data).toMatchObject({ state, contentId: '1', mediaInfo: [] });
        expect(audioContent('').parse(json).state).toBe(state);
      }
      expect(requested).toEqual([1, 1]);
    });

    test('returns a narration that was made during the request', async () => {
      answer = async (id) => {
        await writeNarrations(newsroom.db, [id], [12]);
        return 'ready' as const;
      };
      expect(audioContent('').parse((await content('test/1')).json)).toMatchObject({
        state: 'ready',
        item: { contentRefCode: 'test/1', sources: [{ duration: 120 }] },
      });
    });

    test.each(['test/2', 'test/99', 'other/1', 'a%2Fb%2F1'])(
      'responds with 404 to the unknown article %s',
      async (refCode) => {
        const { status, json } = await content(refCode);
        expect(status).toBe(404);
        expect(problem.parse(json).title).toBe('No such article');
        expect(requested).toEqual([]);
      },
    );
  });

  describe('GET /content', () => {
    const readArticle = async (id = 1) => (await newsroom.get(`/content?id=${id}`)).json;

    test('[3.3-19] returns the narrations of an article and the time of the newest one', async () => {
      await writeNarrations(newsroom.db, [1]);
      const json = await readArticle();
      expect(json).toMatchObject({ voicePath: `/speech/${soundOf(1, 12)}.mp3`, canBeHeard: true });
      expect(json.voiceUpdatedAt).toBe('2026-11-20T12:02:00+07:00');
      expect(json.revisionInfo).toEqual({
        mediaInfo: (await newsroom.get('/audio-contents/refCode:test/1')).json.data.mediaInfo,
      });
      expect(article.parse(json).readings.map(({ audioStyle }) => audioStyle.id)).toEqual([
        'speaker-1',
        'speaker-12',
        'speaker-11',
      ]);
    });

    test('an article without a narration can be heard unless there is no voice or it has rejected the text', async () => {
      expect(await readArticle()).toMatchObject({
        voicePath: '',
        voiceUpdatedAt: NONE,
        canBeHeard: true,
        revisionInfo: { mediaInfo: [] },
      });
      context.canSynthesize = false;
      expect((await readArticle()).canBeHeard).toBe(false);
      context.canSynthesize = true;
      await newsroom.db.update(articles).set({ updatedAt: MADE });
      const failure = { articleId: 1, speaker: 12, message: 'เสียงไม่ยอมอ่าน', revisedAt: MADE };
      await newsroom.db.insert(narrationFailures).values({ ...failure, retryAt: new Date() });
      expect((await readArticle()).canBeHeard).toBe(true);
      await newsroom.db.update(narrationFailures).set({ retryAt: null });
      expect((await readArticle()).canBeHeard).toBe(false);
      await newsroom.db.update(articles).set({ updatedAt: new Date() });
      expect((await readArticle()).canBeHeard).toBe(true);
    });

    test('suggests a published article to the narration worker, and no scheduled one', async () => {
      await readArticle(1);
      await readArticle(2);
      expect(opened).toEqual([1]);
    });

    test('lists have the narration’s path for each article that has one', async () => {
      await newsroom.write({ id: 3, minutesAgo: 5, isFocus: true });
      await writeNarrations(newsroom.db, [1], [12]);
      const { json } = await newsroom.get('/hot-news');
      expect(json.items.map((item: { voicePath: string }) => item.voicePath).sort()).toEqual([
        '',
        `/speech/${soundOf(1, 12)}.mp3`,
      ]);
      expect(newsList.parse(json).items.map(({ id, hasAudio }) => [id, hasAudio])).toEqual([
        ['3', false],
        ['1', true],
      ]);
      const page = pageContent.parse((await newsroom.get('/pages/path:home/content')).json);
      const withAudio = page.sections.flatMap(({ items }) => items).filter(({ hasAudio }) => hasAudio);
      expect(new Set(withAudio.map(({ id }) => id))).toEqual(new Set(['1']));
    });

    test('a preview has no narrations, not even those of the article that the draft changes', async () => {
      await writeNarrations(newsroom.db, [1]);
      const { draft } = await updateDraft(
        newsroom.db,
        '1',
        '---\nversion: 1\nsection: sport\ntitle: ร่าง\n---\n',
        'nok',
      );
      const { json } = await newsroom.get(
        `/preview?token=${signPreview(PREVIEW_SECRET, Number(draft.slice(1))).token}`,
      );
      expect(json.article).toMatchObject({
        id: '1',
        voicePath: '',
        voiceUpdatedAt: NONE,
        canBeHeard: false,
        revisionInfo: { mediaInfo: [] },
      });
    });
  });

  describe('PUT /audio-contents/feedbacks', () => {
    const rate = async (refCode: string, body: unknown) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const path = `/audio-contents/feedbacks/refCode:${refCode}`;
      const answered = await newsroom.app.request(path, { method: 'PUT', body: text });
      return { status: answered.status, json: await answered.json() };
    };
    const counts = async () =>
      (await newsroom.db.select().from(narrationRatings)).map(({ likes, dislikes }) => [likes, dislikes])[0];

    test('[7.10-04] [7.10-05] changes the counters of an article, never below 0', async () => {
      expect(await rate('test/1', { like: 1, dislike: 0 })).toEqual({
        status: 200,
        json: { data: { refCode: 'test/1', like: 1, dislike: 0 } },
      });
      await rate('test%2F1', { like: -1, dislike: 1 });
      expect(await counts()).toEqual([0, 1]);
      await rate('test/1', { like: -1, dislike: -1 });
      expect(await counts()).toEqual([0, 0]);
      await rate('test/1', { like: 0, dislike: 0 });
      expect(await counts()).toEqual([0, 0]);
    });

    test('counts a request with the same idempotency key once, even for concurrent requests', async () => {
      const like = (id: string) =>
        newsroom.app.request('/audio-contents/feedbacks/refCode:test/1', {
          method: 'PUT',
          body: '{"like":1,"dislike":0}',
          headers: { 'idempotency-key': id },
        });
      const answers = await Promise.all([like('a'.repeat(16)), like('a'.repeat(16)), like('b'.repeat(16))]);
      answers.push(await like('a'.repeat(16)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await answers.at(-1)?.json()).toEqual({ data: { refCode: 'test/1', like: 2, dislike: 0 } });
      expect((await like('not an id')).status).toBe(400);
      expect(await counts()).toEqual([2, 0]);
    });

    test('counts a first change of -1 as none and caps the counter at its maximum', async () => {
      await rate('test/1', { like: -1, dislike: 1 });
      expect(await counts()).toEqual([0, 1]);
      await newsroom.db.update(narrationRatings).set({ likes: 2_147_483_647 });
      await rate('test/1', { like: 1, dislike: 0 });
      expect(await counts()).toEqual([2_147_483_647, 1]);
    });

    test('loses none of many concurrent changes', async () => {
      const changes = Array.from({ length: 60 }, (_, index) => ({ like: 1, dislike: index % 3 === 0 ? 1 : 0 }));
      const answers = await Promise.all(changes.map((change) => rate('test/1', change)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      await Promise.all(changes.slice(0, 20).map(() => rate('test/1', { like: -1, dislike: 0 })));
      expect(await counts()).toEqual([40, 20]);
    });

    test.each(['test/2', 'test/99', 'other/1'])('responds with 404 to the unknown article %s', async (refCode) => {
      expect((await rate(refCode, { like: 1, dislike: 0 })).status).toBe(404);
      expect(await counts()).toBeUndefined();
    });

    test.each<[string, unknown]>([
      ['test/1', { like: 2, dislike: 0 }],
      ['test/1', { like: 0.5, dislike: 0 }],
      ['test/1', { like: '1', dislike: 0 }],
      ['test/1', { like: 1 }],
      ['test/1', [1, 0]],
      ['test/1', 'null'],
      ['test/1', ''],
      ['test/x', { like: 1, dislike: 0 }],
      ['1', { like: 1, dislike: 0 }],
      ['te%00st/1', { like: 1, dislike: 0 }],
    ])('rejects for the reference %s the body %j', async (refCode, body) => {
      const { status, json } = await rate(refCode, body);
      expect(status).toBe(400);
      expect(problem.parse(json).title).toBe('Bad parameters');
      expect(await counts()).toBeUndefined();
    });

    test('rejects a body of more than 4 kB', async () => {
      expect((await rate('test/1', { like: 1, dislike: 0, more: 'ก'.repeat(4096) })).status).toBe(413);
    });
  });
});
