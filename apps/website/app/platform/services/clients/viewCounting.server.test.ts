import { STATION } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestService } from '../testService.ts';

const service = await openTestService();
vi.stubEnv('VIEW_COUNTER_URL', service.address);
vi.stubEnv('VIDEO_COUNTER_URL', `${service.address}/counter`);
const { countVideo, countView } = await import('./viewCounting.server.ts');

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
/** The requests to the service: method, path, body. */
const sent: [string | undefined, string, unknown][] = [];

beforeEach(() => {
  sent.length = 0;
  log.mockClear();
  service.answer = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push([request.method, decodeURIComponent(request.url ?? ''), body && JSON.parse(body)]);
    response.writeHead(204).end();
  };
});
afterAll(() => service.close());

const arrived = () => vi.waitFor(() => expect(sent).not.toEqual([]));

test.each([
  ['content', 5],
  ['gallery', 9],
  ['infographic', 10],
] as const)(
  '[3.4-04] [7.13-01] [7.13-02] [7.13-03] [7.13-04] the view of a %s is counted with the type %i',
  async (type, code) => {
    const before = Math.floor(Date.now() / 1000);
    countView({ type, id: '600109', category: 'politics' });
    await arrived();
    const [method, path = ''] = sent[0] ?? [];
    expect(method).toBe('GET');
    const [, ts] =
      /^\/object\/view\?data\[type\]=\d+&data\[id\]=600109&data\[category\]=politics&data\[ts\]=(\d+)$/.exec(path) ??
      [];
    expect(path).toContain(`data[type]=${code}&`);
    expect(Number(ts)).toBeGreaterThanOrEqual(before);
    expect(Number(ts)).toBeLessThanOrEqual(Date.now() / 1000);
  },
);

test('[3.4-05] [7.13-05] [7.13-06] a play of a video is counted with its keys and its path', async () => {
  const videos = [
    countVideo({ kind: 'watch', videoKey: 'v-1', categoryId: '3', programId: '9' }),
    countVideo({ kind: 'episodes', programKey: 'pen-khao', id: '77', programId: '9' }),
    countVideo({ kind: 'stories', videoKey: 's-1001' }),
  ];
  await vi.waitFor(() => expect(sent).toHaveLength(videos.length));
  const site = `/counter/api/count/${STATION.brand}`;
  expect(sent.toSorted(([, a], [, b]) => b.length - a.length)).toEqual([
    ['POST', `${site}/video-all,video-category-3,video-program-9`, { url: '/program/watch/v-1' }],
    ['POST', `${site}/video-all,video-program-9`, { url: '/program/pen-khao/episodes/77' }],
    ['POST', `${site}/video-all`, { url: '/program/stories/s-1001' }],
  ]);
});

test('a view that cannot be counted is logged', async () => {
  service.answer = (request) => request.socket.destroy();
  countView({ type: 'content', id: '1', category: '' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  service.answer = (_, response) => response.writeHead(500).end('secret');
  countView({ type: 'content', id: '1', category: '' });
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
});

test('a service that does not answer has 64 requests in flight at most', async () => {
  const requestsBefore = service.requests.length;
  const release: (() => void)[] = [];
  service.answer = (_, response) => void release.push(() => response.writeHead(204).end());
  for (let reader = 0; reader < 200; reader++) countView({ type: 'content', id: String(reader), category: '' });
  await vi.waitFor(() => expect(service.requests.length - requestsBefore).toBe(64));
  for (const end of release) end();
});
