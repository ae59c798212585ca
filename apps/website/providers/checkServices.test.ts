import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { json, type TestService } from '../app/platform/services/testService.ts';
import type { CheckedService } from './finding.ts';
import { openBroadcaster } from './recorded/broadcaster.ts';
import { STRAPI_VERSIONS } from './recorded/recordings.ts';
import { toLines, toSentence, toTable } from './report.ts';

const broadcaster = await openBroadcaster();
for (const [name, value] of Object.entries(broadcaster.settings)) vi.stubEnv(name, value);
vi.spyOn(console, 'error').mockImplementation(() => {});
// longer timeouts for slow machines
const inTime = AbortSignal.timeout;
const never = () => new AbortController().signal;
const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(never);
const { checkServices } = await import('./checkServices.ts');
const { services } = broadcaster;
const recorded = Object.fromEntries(Object.entries(services).map(([setting, { answer }]) => [setting, answer]));

afterEach(() => {
  deadline.mockImplementation(never);
  for (const [setting, answer] of Object.entries(recorded)) if (services[setting]) services[setting].answer = answer;
});
afterAll(() => broadcaster.close());

async function check(): Promise<CheckedService[]> {
  const all: CheckedService[] = [];
  for await (const checked of checkServices()) all.push(checked);
  return all;
}

/** The findings of a service, as lines. */
const findingsOf = (all: CheckedService[], setting: string) =>
  all
    .filter((one) => one.setting === setting)
    .flatMap(toLines)
    .join('\n');

/** Changes the answer of a service for one of its paths. */
function answers(setting: string, path: string, answer: TestService['answer']) {
  const service = services[setting];
  if (!service) throw new Error(setting);
  const before = service.answer;
  service.answer = (request, response) => (request.url?.startsWith(path) ? answer : before)(request, response);
}

test.each(STRAPI_VERSIONS)(
  'the recorded answers of a broadcaster pass the check, with a content service of %s',
  async (version) => {
    broadcaster.speaks(version);
    const all = await check();
    expect(toSentence(all)).toBe('Everything that the site needs fits.');
    // the picture that counts readers in a text is not shown, nor is the horoscope
    expect(all.flatMap(({ findings }) => findings.flatMap(({ warnings }) => warnings))).toEqual([
      'IMAGE_HOSTS does not name count.khlongsai.example, where 1 of its addresses leads',
      'left out: section s3 is of the type horoscope: the site shows lead, latest, popular, focus, category',
    ]);
    expect(findingsOf(all, 'CONTENT_API_URL')).toContain('✓ /global-navs?sort=order&populate=deep · 1 in its list');
    expect(findingsOf(all, 'MAIN_API_URL')).toContain('! /content?id=502330');
    expect(findingsOf(all, 'MAIN_API_URL')).toContain('– /corrections?page=1 · has none: the site does without');
    expect(toTable(all)[1]).toMatch(/^MAIN_API_URL +\d+ +0 +0 +1 +\d+ +\d+ +\d+ ms$/);
  },
);

test('an unmodified Strapi 5 passes the check, which names the query it does not support', async () => {
  answers('CONTENT_API_URL', '/', (request, response) => {
    if (!request.url?.includes('populate=deep')) return recorded.CONTENT_API_URL?.(request, response);
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end('{"data": null, "error": {"status": 400, "name": "ValidationError", "message": "Invalid key deep"}}');
  });
  const all = await check();
  const lines = findingsOf(all, 'CONTENT_API_URL');
  expect(lines).toContain(
    '– /orgs?sort=order&populate=deep · has none: it does not understand this: the site asks as below',
  );
  expect(lines).toMatch(/✓ \/live-channels\?sort=order&populate\[0\]=logo1x&populate\[1\]=logo2x/);
  expect(toSentence(all)).toBe('Everything that the site needs fits.');
});

test('the check writes nothing, does not request the newsroom, and shows no secret', async () => {
  for (const service of Object.values(services)) service.requests.length = 0;
  const text = (await check()).flatMap(toLines).join('\n');
  for (const setting of ['VIEW_COUNTER_URL', 'VIDEO_COUNTER_URL', 'FEEDBACK_WEBHOOK_URL'])
    expect(services[setting]?.requests).toEqual(['/']);
  expect(services.NEWSROOM_URL?.requests).toEqual([]);
  expect(broadcaster.unused()).toEqual(
    expect.arrayContaining([
      'AI_CONTENT_API_URL PUT /feedbacks/doc1',
      'TTS_API_URL PUT /audio-contents/feedbacks/refCode:khlongsai-news/502330',
    ]),
  );
  expect(services.WEB_SEARCH_URL?.requests.join()).toContain('secret-of-the-search');
  expect(text).toContain('/customsearch/v1?cx=engine&key=…&');
  expect(text).not.toContain('secret-of-the-search');
});

test('a fault in an answer is reported with its field and item', async () => {
  answers(
    'MAIN_API_URL',
    '/hot-news',
    json({
      items: [
        { id: 1, title: 'ก' },
        { id: 77, imgUrl: 'https://cdn.example/a.jpg' },
      ],
    }),
  );
  answers('MAIN_API_URL', '/breakingnews', json({ items: [{ id: 2, title: 'ข', publishTime: '2026-03-04 17:20' }] }));
  answers('MAIN_API_URL', '/content', json({ id: [], title: '', relatedNews: 'none' }));
  answers('PROGRAM_API_URL', '/episodes/upcoming', json({ data: { items: [] } }));
  answers('TAG_API_URL', '/list', json({}, 500));
  answers('SEARCH_API_URL', '/program', (_, response) => response.end('{"items": [{"ti'));
  answers('LIVE_STREAMS', '/tv.m3u8', (_, response) => response.end('<html>'));
  // ข่าว in TIS-620
  const thai = Buffer.from('{"widgets": [], "title": "\xa2\xe8\xd2\xc7"}', 'latin1');
  answers('WIDGETS_API_URL', '/widgets', (_, response) => response.end(thai));
  answers('PAGE_API_URL', '/', (_, response) => response.writeHead(302, { location: '/login' }).end());
  const all = await check();
  const main = findingsOf(all, 'MAIN_API_URL');
  expect(main).toContain('! /hot-news · 1 in its list');
  expect(main).toContain('      left out: items[1] (77): title: expected string, received undefined');
  expect(main).toContain('      IMAGE_HOSTS does not name cdn.example, where 1 of its addresses leads');
  expect(main).toContain(
    'a time without its zone, which is read as this machine’s: items.0.publishTime: 2026-03-04 17:20',
  );
  expect(main).toMatch(/✗ \/content\?id=502330 · does not fit: id: .*; title: /);
  expect(findingsOf(all, 'PROGRAM_API_URL')).toContain('does not fit: data: expected array, received object');
  expect(findingsOf(all, 'TAG_API_URL')).toContain('✗ /list?page=1&limit=50 · does not fit: it answers 500');
  expect(findingsOf(all, 'SEARCH_API_URL')).toContain(
    'does not fit: what it answers is no JSON: it begins with {"items": [{"ti and ends with {"items": [{"ti',
  );
  expect(findingsOf(all, 'WIDGETS_API_URL')).toContain(
    'it is not all UTF-8: what is in another encoding is shown as �',
  );
  expect(findingsOf(all, 'PAGE_API_URL')).toContain('/login, which the site does not follow');
  expect(findingsOf(all, 'LIVE_STREAMS')).toContain('does not fit: it is no playlist of HLS');
  expect(toSentence(all)).toBe(
    'The site cannot show all it should: look at MAIN_API_URL, PAGE_API_URL, TAG_API_URL, PROGRAM_API_URL, SEARCH_API_URL, LIVE_STREAMS.',
  );
});

test('what fits but could not be shown is reported: ids, relative pictures, HTML, Buddhist years', async () => {
  const items = [
    { id: 'ข่าว-0', title: 'ก' },
    { id: 2, title: 'ข &amp; ค', imgUrl: '/uploads/a.jpg' },
    { id: 3, title: 'ง', publishTime: '2569-11-28T20:00:00+07:00' },
  ];
  answers('MAIN_API_URL', '/hot-news', json({ items }));
  const main = findingsOf(await check(), 'MAIN_API_URL');
  expect(main).toContain('the site has no page for an article whose id is not 1 to 18 digits: ข่าว-0');
  expect(main).toContain("a picture's address without http(s) and its host: items.1.imgUrl: /uploads/a.jpg");
  expect(main).toContain('HTML in a text without any: items.1.title: ข &amp; ค');
  expect(main).toContain('a year of the Buddhist era: items.2.publishTime: 2569-11-28T20:00:00+07:00');
});

test('what has no place on the site is reported: pictures and players in texts, unknown channels and categories', async () => {
  const airing = (more: object) => ({ program_title: 'ก', start_time: '2026-11-29T08:00:00+07:00', ...more });
  const until = { end_time: '2026-11-29T09:00:00+07:00' };
  answers('PROGRAM_API_URL', '/schedules/today', json({ data: [airing({ channel: 'channel-1', ...until })] }));
  answers('PROGRAM_API_URL', '/monthly-schedules', json({ data: [airing({ channel: 'tv' })] }));
  answers(
    'MAIN_API_URL',
    '/content',
    json({
      id: '502330',
      title: 'ก',
      categoryUrl: '/news/categories/nowhere',
      content: '<img src="/img/a.png"><iframe src="https://player.elsewhere.example/1"></iframe>',
    }),
  );
  const all = await check();
  const programs = findingsOf(all, 'PROGRAM_API_URL');
  expect(programs).toContain('CHANNELS of the station has no channel-1');
  expect(programs).toContain('an airing needs a time at which it begins, and a later one at which it ends');
  expect(programs).toMatch(/✗ \/monthly-schedules.*none of the 1 in its list can be read/);
  const main = findingsOf(all, 'MAIN_API_URL');
  expect(main).toContain('CATEGORIES of the station has no nowhere, so that this leads to no page: categoryUrl');
  expect(main).toContain('HOSTS.embed does not name player.elsewhere.example');
  expect(main).toContain("a picture's address without http(s) and its host: content: /img/a.png");
});

test('an error within an answer, a slash at the end and compression are named', async () => {
  answers('MAIN_API_URL', '/hot-news', json({ errorCode: 500, message: 'boom' }));
  answers('MAIN_API_URL', '/breakingnews', (_, response) =>
    response.writeHead(301, { location: `${response.req.url}/` }).end(),
  );
  answers('TAG_API_URL', '/list', (_, response) => response.end(gzipSync('{"items": []}')));
  const all = await check();
  expect(findingsOf(all, 'MAIN_API_URL')).toContain('/hot-news · does not fit: it answers errorCode 500');
  expect(findingsOf(all, 'MAIN_API_URL')).toMatch(/it redirects to \S+\/breakingnews\S*\/, which the site/);
  expect(findingsOf(all, 'TAG_API_URL')).toContain(
    'it is compressed (gzip), although the site asks for no compression',
  );
});

test('a list in another place, or without any readable item, is reported and does not pass as empty', async () => {
  answers('MAIN_API_URL', '/hot-news', json({ result: { items: [{ id: 1, title: 'ก' }] } }));
  answers('MAIN_API_URL', '/breakingnews', json({ items: [{ id: 2, name: 'ข' }, { id: 3 }] }));
  answers('MAIN_API_URL', '/list', json({ items: [], total: 0 }));
  const main = findingsOf(await check(), 'MAIN_API_URL');
  expect(main).toContain('does not fit: the list that is read is empty, but there is one in result.items');
  expect(main).toContain('does not fit: none of the 2 in its list can be read');
  expect(main).toMatch(/✓ \/list\?.* · its list is empty/);
});

test('an unreachable service is requested once, a silent one times out, and control characters are removed', async () => {
  answers('PAGE_API_URL', '/', (request) => request.socket.destroy());
  answers('WIDGETS_API_URL', '/', () => {});
  deadline.mockImplementation((milliseconds) => inTime.call(AbortSignal, milliseconds));
  answers('TAG_API_URL', '/list', json({ items: [{ title: '', url: '\u001b[2J' }, { id: '\u001b]0;x\u0007' }] }));
  const all = await check();
  expect(
    findingsOf(all, 'PAGE_API_URL')
      .split('\n')
      .filter((line) => line.startsWith('  ')),
  ).toHaveLength(1);
  expect(findingsOf(all, 'PAGE_API_URL')).toContain('✗ /pages · not reachable: UND_ERR_SOCKET');
  expect(findingsOf(all, 'WIDGETS_API_URL')).toContain('not reachable: no answer in time');
  expect(findingsOf(all, 'TAG_API_URL')).toContain('left out: items[1] (]0;x): title');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(all.flatMap(toLines).join('')).not.toMatch(/[\u0000-\u001f]/);
});

test('an uncounted list of one full page may answer 404 to the second', async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: 'ข่าว' }));
  const answerOnePage =
    (counts: object): TestService['answer'] =>
    (request, response) =>
      (request.url?.includes('page=2') ? json({}, 404) : json({ items, ...counts }))(request, response);
  answers('SEARCH_API_URL', '/news', answerOnePage({}));
  expect(findingsOf(await check(), 'SEARCH_API_URL')).toMatch(
    /– \/news\?\S*page=2\S* · has none: the site does without[^\n]*\n {6}page 1 is full and says no total: /,
  );
  answers('SEARCH_API_URL', '/news', answerOnePage({ total: 40 }));
  expect(findingsOf(await check(), 'SEARCH_API_URL')).toMatch(/✗ \/news\?\S*page=2\S* · does not fit: it answers 404/);
});

test('a service that sends its first page as its second is warned of', async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: 'ข่าว' }));
  answers('SEARCH_API_URL', '/news', json({ items }));
  expect(findingsOf(await check(), 'SEARCH_API_URL')).toMatch(
    /✓ \/news\?\S*[^\n]*\n {2}! \/news\?\S*page=2\S*[^\n]*\n {6}page 2 has the same items as page 1: /,
  );
});
