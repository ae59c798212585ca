import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../platform/security/clientAddress.ts';
import { type Answer, answerByPath, openTestService } from '../../platform/services/testService.ts';
import { playlist, reading, ttsArticle } from './testWire.ts';

const service = await openTestService();
vi.stubEnv('NEWSROOM_URL', service.address);
vi.stubEnv('TTS_API_URL', `${service.address}/tts`);
vi.stubEnv('FEEDBACK_WEBHOOK_URL', `${service.address}/webhook/5f0a?key=k`);
vi.stubEnv('SITE_URL', 'https://www.example.test');
const { createTestSite } = await import('../../testSite.server.ts');
const ratings = await import('./ratingsRoute.tsx');
const reports = await import('./reportsRoute.tsx');
const { parseSoundAddress } = await import('../../player/audio/soundAddress.server.ts');
const site = await createTestSite();

const ARTICLE = {
  id: '7',
  title: 'น้ำท่วม',
  content: '<p>x</p>',
  refCode: 'wire/7',
  imgUrl: 'http://pictures.test/a.jpg',
};

interface Sent {
  method: string | undefined;
  address: string;
  type: string | undefined;
  body: string;
}

let answers: Record<string, Answer>;
const sent: Sent[] = [];
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const answerListed = answerByPath(
  () => answers,
  () => [500, { said: 'secret' }],
);
service.answer = async (request, response) => {
  const { method, url = '', headers } = request;
  const body = Buffer.concat(await request.toArray()).toString();
  sent.push({ method, address: url, type: headers['content-type'], body });
  answerListed(request, response);
};
beforeEach(() => {
  sent.length = 0;
  log.mockClear();
  answers = {
    '/content': ARTICLE,
    '/tts/audio-contents/refCode:wire/7': { data: { ...ttsArticle('7'), state: 'waiting', mediaInfo: [] } },
    '/tts/playlist/url:daily-news': playlist(ttsArticle('7'), ttsArticle('8', { mediaInfo: [] })),
    '/tts/audio-contents/feedbacks/refCode:wire/7': 204,
    '/webhook/5f0a': (_, response) => void response.end('ok'),
  };
});
afterAll(() => service.close());

/** The source of the site's address of a sound. */
const sourceOf = (src: string) => parseSoundAddress(src.slice('/sound'.length))?.href;
const ttsRequests = () => sent.map(({ address }) => address).filter((address) => address.startsWith('/tts'));

describe('an article for the player', () => {
  test('[4.3-20] comes from the source that its playlist names, also while the Main API fails', async () => {
    delete answers['/content'];
    answers['/tts/audio-contents/refCode:desk/7'] = {
      data: { ...ttsArticle('7'), state: 'ready', mediaInfo: [reading('7')] },
    };
    const answer = await site('/ai-audio-news/items/7?refCode=desk/7');
    expect(answer.status).toBe(200);
    expect(ttsRequests()).toEqual(['/tts/audio-contents/refCode:desk/7']);
    // no other article's
    sent.length = 0;
    await site('/ai-audio-news/items/7?refCode=desk/8');
    expect(ttsRequests()).toEqual(['/tts/audio-contents/refCode:sala-news/7']);
  });

  test('has the sounds of its queue, whose addresses name the source', async () => {
    answers['/content'] = { ...ARTICLE, revisionInfo: { mediaInfo: [reading('7')] } };
    const { item: found } = await (await site('/ai-audio-news/items/7?refCode=desk/7')).json();
    expect(sourceOf(found.sources[0].src)).toContain('contentSource=desk&');
    expect(ttsRequests()).toEqual([]);
  });

  const item = async () => {
    const answer = await site('/ai-audio-news/items/7');
    return { status: answer.status, ...(await answer.json()) };
  };

  test('[3.3-20] [3.3-24] [7.10-07] has its narrations at addresses of this site that name the article, its source and the speaker', async () => {
    answers['/content'] = { ...ARTICLE, revisionInfo: { mediaInfo: [reading('a')] } };
    const answer = await item();
    expect(answer).toMatchObject({ status: 200, state: 'ready', item: { title: 'น้ำท่วม', contentRefCode: 'wire/7' } });
    const { sources, imgUrl } = answer.item;
    expect(sources[0].src).toMatch(/^\/sound\/[\w-]+\.mp3$/);
    expect(sourceOf(sources[0].src)).toBe(
      `${service.address}/speech/a.mp3?contentId=7&contentSource=wire&speakerId=12`,
    );
    expect(sources[0].highlightTexts).toHaveLength(1);
    expect(imgUrl).toMatch(/^\/images\//);
    expect(ttsRequests()).toEqual([]);
  });

  test('[3.3-24] without a narration is requested from the TTS service by its refCode', async () => {
    expect(await item()).toMatchObject({ status: 202, state: 'waiting', item: { sources: [] } });
    expect(ttsRequests()).toEqual(['/tts/audio-contents/refCode:wire/7']);
  });

  test('[3.3-24] without a refCode gets one of the station’s own source', async () => {
    answers['/content'] = { ...ARTICLE, refCode: null };
    answers['/tts/audio-contents/refCode:sala-news/7'] = { data: ttsArticle('7', { refCode: '' }) };
    const answer = await item();
    expect(answer).toMatchObject({ status: 200, state: 'ready', item: { contentRefCode: 'sala-news/7' } });
    expect(sourceOf(answer.item.sources[0].src)).toContain('contentSource=sala-news');
  });

  test('comes from the TTS service while its text cannot be fetched', async () => {
    answers['/content'] = 500;
    answers['/tts/audio-contents/refCode:sala-news/7'] = { data: ttsArticle('7') };
    expect(await item()).toMatchObject({ status: 200, state: 'ready' });
    answers['/tts/audio-contents/refCode:sala-news/7'] = 404;
    expect(await item()).toMatchObject({ status: 503 });
  });

  test('reports a failed narration, 503 when the TTS service fails, and 404 when it does not know the article', async () => {
    answers['/tts/audio-contents/refCode:wire/7'] = {
      data: { ...ttsArticle('7'), state: 'failed', mediaInfo: [] },
    };
    expect(await item()).toMatchObject({ status: 200, state: 'failed' });
    answers['/tts/audio-contents/refCode:wire/7'] = 500;
    expect(await item()).toMatchObject({ status: 503, title: expect.any(String) });
    answers['/tts/audio-contents/refCode:wire/7'] = 404;
    expect(await item()).toMatchObject({ status: 404 });
  });

  test('limits new narrations per reader, but neither repeated requests, other readers nor finished narrations', async () => {
    const ask = async (id: number, reader: string) => {
      answers['/content'] = { ...ARTICLE, id };
      return (await site(`/ai-audio-news/items/${id}`, { headers: { [CLIENT_ADDRESS_HEADER]: reader } })).status;
    };
    for (let id = 100; id < 120; id++) expect(await ask(id, '192.0.2.1')).not.toBe(429);
    expect([await ask(120, '192.0.2.1'), await ask(121, '192.0.2.1')]).toEqual([429, 429]);
    expect([await ask(100, '192.0.2.1'), await ask(120, '192.0.2.2')]).not.toContain(429);
    answers['/content'] = { ...ARTICLE, revisionInfo: { mediaInfo: [reading('a')] } };
    expect((await site('/ai-audio-news/items/7', { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.1' } })).status).toBe(
      200,
    );
  });

  test.each(['x', '1234567890123456789', '7%2F..'])(
    'with the id %s answers 404 without a request to the service',
    async (id) => {
      expect((await site(`/ai-audio-news/items/${id}`)).status).toBe(404);
      expect(sent.filter(({ address }) => address.startsWith('/content'))).toEqual([]);
    },
  );

  test('that is withdrawn answers 404 without a request to the TTS service', async () => {
    answers['/content'] = 410;
    expect((await item()).status).toBe(404);
    expect(ttsRequests()).toEqual([]);
  });
});

describe('a playlist for the player', () => {
  test('has its name and the articles with a narration, without their lines', async () => {
    const answer = await site('/ai-audio-news/playlists/daily-news/items');
    const { name, url, items } = await answer.json();
    expect([name, url, items.length]).toEqual(['ข่าวประจำวัน', 'daily-news', 1]);
    expect(items[0]).toMatchObject({ contentId: '7', contentRefCode: 'demo/7', contentCategory: 'การเมือง' });
    expect(items[0].sources[0]).toMatchObject({ duration: 65.4, highlightTexts: [] });
    expect(sourceOf(items[0].sources[0].src)).toBe(
      `${service.address}/speech/7.mp3?contentId=7&contentSource=demo&speakerId=12`,
    );
  });

  test('answers 404 for an unknown playlist, and 503 when the service fails', async () => {
    answers['/tts/playlist/url:none'] = 404;
    expect((await site('/ai-audio-news/playlists/none/items')).status).toBe(404);
    expect((await site('/ai-audio-news/playlists/a%2Fb/items')).status).toBe(404);
    expect(ttsRequests()).toEqual(['/tts/playlist/url:none']);
    expect((await site('/ai-audio-news/playlists/broken/items')).status).toBe(503);
  });
});

const FROM_HERE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const send = (
  { action }: { action: (args: never) => Promise<Response> },
  body: unknown,
  headers: Record<string, string> = FROM_HERE,
  method = 'POST',
): Promise<Response> =>
  action({
    request: new Request('https://www.example.test/x', { method, headers, body: JSON.stringify(body) }),
  } as never).catch((thrown: Response) => thrown);

describe('a rating', () => {
  const GOOD = { refCode: 'wire/7', like: -1, dislike: 1 };

  test('[7.10-04] [7.10-05] [7.10-06] is sent with PUT by the article’s refCode as a change of its counters, whatever the response body', async () => {
    expect((await send(ratings, GOOD)).status).toBe(204);
    expect(sent).toEqual([
      {
        method: 'PUT',
        address: '/tts/audio-contents/feedbacks/refCode:wire/7',
        type: 'application/json',
        body: '{"like":-1,"dislike":1}',
      },
    ]);
    answers['/tts/audio-contents/feedbacks/refCode:wire/7'] = (_, response) => void response.end('<no json');
    expect((await send(ratings, GOOD)).status).toBe(204);
  });

  test('forwards the browser’s idempotency key, and replaces an invalid one', async () => {
    const ids: unknown[] = [];
    answers['/tts/audio-contents/feedbacks/refCode:wire/7'] = (_, { req }) => {
      ids.push(req.headers['idempotency-key']);
      return 204;
    };
    for (const id of ['0123456789abcdef', 'no id\t'])
      await send(ratings, GOOD, { ...FROM_HERE, 'idempotency-key': id });
    expect(ids).toEqual(['0123456789abcdef', expect.stringMatching(/^[\w-]{36}$/)]);
  });

  test('encodes special characters of the refCode in the address', async () => {
    await send(ratings, { ...GOOD, refCode: 'a?b#c/7' });
    expect(sent[0]?.address).toBe('/tts/audio-contents/feedbacks/refCode:a%3Fb%23c/7');
  });

  test('that was not stored answers 404 or 503 without the text of the service’s response', async () => {
    answers['/tts/audio-contents/feedbacks/refCode:wire/7'] = [404, { said: 'secret' }];
    expect((await send(ratings, GOOD)).status).toBe(404);
    answers['/tts/audio-contents/feedbacks/refCode:wire/7'] = [500, { said: 'secret' }];
    const answer = await send(ratings, GOOD);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('secret');
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['from another site', GOOD, { ...FROM_HERE, 'sec-fetch-site': 'cross-site' }, 403],
    ['from a form', GOOD, { ...FROM_HERE, 'content-type': 'application/x-www-form-urlencoded' }, 403],
    ['that changes a counter by two', { ...GOOD, like: 2 }, FROM_HERE, 400],
    ['that changes a counter by a half', { ...GOOD, like: 0.5 }, FROM_HERE, 400],
    ['without members', {}, FROM_HERE, 400],
    ['with a path as refCode', { ...GOOD, refCode: '../../7' }, FROM_HERE, 400],
    ['that is too large', { ...GOOD, more: 'x'.repeat(5000) }, FROM_HERE, 413],
  ])('%s is rejected', async (_, body, headers, status) => {
    expect((await send(ratings, body, headers)).status).toBe(status);
    expect(sent).toEqual([]);
  });
});

describe('a report', () => {
  const GOOD = { reason: 'ไม่มีเสียง', message: 'ฟัง & ไม่ได้', email: ' a@example.com ', url: '/news/content/7?a=1' };
  const query = () => Object.fromEntries(new URL(sent[0]?.address ?? '', service.address).searchParams);

  test('[7.11-01] [7.11-02] [7.11-03] [7.11-04] [7.11-05] [7.11-06] is sent to the webhook in the query of a GET request, after the key of its address', async () => {
    // ten past one at night in Bangkok is the day before in London
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 18, 10, 59), toFake: ['Date'] });
    const { status } = await send(reports, GOOD);
    vi.useRealTimers();
    expect(status).toBe(204);
    expect(sent[0]).toMatchObject({ method: 'GET', type: 'application/x-www-form-urlencoded', body: '' });
    expect(sent[0]?.address).toMatch(/^\/webhook\/5f0a\?key=k&/);
    expect(query()).toEqual({
      key: 'k',
      message: 'ฟัง & ไม่ได้',
      email: 'a@example.com',
      url: 'https://www.example.test/news/content/7?a=1',
      feedback: 'ไม่มีเสียง',
      create_at: '2026-11-20 01:10',
    });
  });

  test('[5-06] needs no message, and a message that is too long for the URL is cut', async () => {
    expect((await send(reports, { reason: 'อื่น ๆ' })).status).toBe(204);
    expect(query()).toMatchObject({ message: '', email: '', url: 'https://www.example.test/' });
    sent.length = 0;
    expect((await send(reports, { ...GOOD, message: `${'ก'.repeat(1499)}🎉${'ก'.repeat(3000)}` })).status).toBe(204);
    expect(query().message).toHaveLength(1500);
    expect(sent[0]?.address.length).toBeLessThan(15_000);
  });

  test('[7.11-04] names the page with an address of up to 2,000 characters; a longer one loses its query', async () => {
    const home = 'https://www.example.test/';
    const search = `${home}search?q=${'%E0%B8%81'.repeat(200)}`;
    const whole = search.padEnd(2000, 'x');
    for (const [url, named] of [
      [whole, whole],
      [`${whole}x`, `${home}search`],
      [`${home}${'x'.repeat(2000)}?q=1`, home],
    ]) {
      sent.length = 0;
      await send(reports, { ...GOOD, url });
      expect(query().url).toBe(named);
    }
  });

  test('always names a page of this site, whatever address the browser sends', async () => {
    for (const url of ['https://evil.test/news/content/7?a=1', '//evil.test/news/content/7?a=1']) {
      sent.length = 0;
      await send(reports, { ...GOOD, url });
      expect(query().url).toBe('https://www.example.test/news/content/7?a=1');
    }
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['[5-01] without a reason', { ...GOOD, reason: '' }, FROM_HERE, 400],
    ['[5-01] with another reason', { ...GOOD, reason: 'x' }, FROM_HERE, 400],
    ['[5-04] with an invalid email address', { ...GOOD, email: 'a@b' }, FROM_HERE, 400],
    ['from another site', GOOD, { ...FROM_HERE, 'sec-fetch-site': 'cross-site' }, 403],
    ['that is too large', { ...GOOD, message: 'x'.repeat(70_000) }, FROM_HERE, 413],
  ])('%s is rejected', async (_, body, headers, status) => {
    expect((await send(reports, body, headers)).status).toBe(status);
    expect(sent).toEqual([]);
  });

  test('that the webhook does not accept answers 503, and none of its contents are logged', async () => {
    answers['/webhook/5f0a'] = [500, { you: GOOD.message }];
    const answer = await send(reports, GOOD);
    expect(answer.status).toBe(503);
    answers['/webhook/5f0a'] = (_, response) => void response.destroy();
    expect((await send(reports, GOOD)).status).toBe(503);
    expect(log).toHaveBeenCalledTimes(2);
    const logged = JSON.stringify(log.mock.calls);
    for (const secret of [GOOD.message, 'example.com', 'content/7', 'key=']) expect(logged).not.toContain(secret);
  });
});

test('the endpoints of ratings and reports accept only POST', async () => {
  for (const { action, loader } of [ratings, reports]) {
    expect((await send({ action } as never, {}, FROM_HERE, 'PUT')).status).toBe(405);
    expect(loader().headers.get('allow')).toBe('POST');
  }
});
