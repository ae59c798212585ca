import { QueueFullError } from '@sala/http-server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache } from './pageCache.ts';
import type { InTurn } from './renderings.ts';

const KEPT = { 'cache-control': 'public, max-age=20' };
let now = 0;
let rendered = 0;
type Render = (address: string) => Promise<Response>;
const render = vi.fn<Render>();
const whole: Render = async () => new Response(`page ${++rendered}`, { headers: KEPT });
const answers =
  (status: number, headers: Record<string, string> = {}): Render =>
  async () =>
    new Response(`page of ${status}`, { status, headers });
const cache = (maxBytes = 1e6) => createPageCache({ render, maxBytes, clock: () => now });

let pages = cache();
const shown = async (address = '/home') => (await pages.page(address)).bodies.get('identity')?.toString();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  now = Date.UTC(2026, 10, 22);
  rendered = 0;
  render.mockReset().mockImplementation(whole);
  log.mockClear();
  pages = cache();
});

test('[7.16-01] a page is rendered once in ten seconds', async () => {
  expect([await shown(), await shown()]).toEqual(['page 1', 'page 1']);
  now += 9_999;
  expect(await shown()).toBe('page 1');
  expect(render.mock.calls.map(([address]) => address)).toEqual(['/home']);
});

test('a page is not fresh for longer when the clock of the machine is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  pages = createPageCache({ render, maxBytes: 1e6 });
  await shown();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(70_000);
  expect(await shown()).toBe('page 2');
  vi.useRealTimers();
});

test('[7.16-01] for a minute after that the stale page is served while one rendering renews it', async () => {
  await shown();
  now += 69_999;
  expect(await Promise.all([shown(), shown(), shown()])).toEqual(['page 1', 'page 1', 'page 1']);
  await vi.waitFor(async () => expect(await shown()).toBe('page 2'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('of a thousand stale pages only a few are rendered at once, each once', async () => {
  pages = cache(1e8);
  const addresses = Array.from({ length: 1000 }, (_, index) => `/search?q=${index}`);
  for (const address of addresses) await shown(address);
  render.mockReset().mockReturnValue(new Promise(() => {}));
  now += 10_000;
  for (const _ of ['first', 'again']) for (const address of addresses) expect(await shown(address)).toMatch(/^page/);
  expect(render.mock.calls.length).toBe(8);
  expect(log).not.toHaveBeenCalled();
});

test('a reader for whom a page has become too old does not wait for its renewal’s turn, and renders it once', async () => {
  const addresses = Array.from({ length: 9 }, (_, index) => `/news?page=${index}`);
  for (const address of addresses) await shown(address);
  const services = Promise.withResolvers<void>();
  render.mockImplementation(async (address) => {
    if (address !== '/news?page=8') await services.promise;
    return whole(address);
  });
  now += 69_999;
  for (const address of addresses) await shown(address);
  now += 900_000;
  const crowded = { inTurn: () => Promise.reject(new QueueFullError()) };
  await expect(pages.page('/news?page=8', crowded)).rejects.toThrow(QueueFullError);
  expect(await shown('/news?page=8')).toBe('page 10');
  services.resolve();
  await vi.waitFor(() => expect(rendered).toBe(18));
  expect(await shown('/news?page=8')).toBe('page 10');
});

test('[7.5-02] a page that uses up a quota is not renewed in the background, where nobody’s limit counts it', async () => {
  const paid = '/search?q=1&tab=web';
  await shown(paid);
  now += 10_000;
  expect(pages.atHand(paid)).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(1);
  expect(await shown(paid)).toBe('page 2');
  await shown('/search?q=tab=web');
  now += 10_000;
  expect(pages.atHand('/search?q=tab=web')).toBeDefined();
});

test('[7.16-01] a page that is older is rendered before it is served', async () => {
  await shown();
  now += 70_000;
  expect(await shown()).toBe('page 2');
});

test('a thousand waiting readers share one rendering', async () => {
  const all = await Promise.all(Array.from({ length: 1000 }, () => shown()));
  expect(new Set(all)).toEqual(new Set(['page 1']));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page begins at the first turn of those who wait for it, which keeps its place; the others give theirs back', async () => {
  const [late, early] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const services = Promise.withResolvers<void>();
  render.mockImplementation((address) => services.promise.then(() => whole(address)));
  const turns: string[] = [];
  const waitFor =
    (turn: Promise<void>, reader: string): InTurn =>
    async (job) => {
      await turn;
      const result = await job();
      turns.push(reader);
      return result;
    };
  const hasty = pages.page('/home', { inTurn: waitFor(late.promise, 'hasty') });
  const other = pages.page('/home', { inTurn: waitFor(early.promise, 'other') });
  early.resolve();
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  late.resolve();
  await vi.waitFor(() => expect(turns).toEqual(['hasty']));
  services.resolve();
  expect(await hasty).toBe(await other);
  expect(turns).toEqual(['hasty', 'other']);
  expect(render).toHaveBeenCalledTimes(1);
});

describe('a reader who gets no turn', () => {
  const crowded = { inTurn: () => Promise.reject(new QueueFullError()) };

  test('gets the page of up to fifteen minutes ago, which is due again in ten seconds', async () => {
    await shown();
    now += 900_000;
    const page = await pages.page('/home', crowded);
    expect(page.bodies.get('identity')?.toString()).toBe('page 1');
    now += 9_999;
    expect(pages.atHand('/home')).toBe(page);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is turned away where no page can stand in', async () => {
    await expect(pages.page('/home', crowded)).rejects.toThrow(QueueFullError);
    expect(render).not.toHaveBeenCalled();
  });

  test('gets the page of one who gets a turn, and takes nothing from them', async () => {
    const turn = Promise.withResolvers<void>();
    const refused = pages.page('/home', crowded);
    const patient = pages.page('/home', { inTurn: (render) => turn.promise.then(render) });
    const late = pages.page('/home', crowded);
    turn.resolve();
    expect(await Promise.all([refused, late])).toEqual([await patient, await patient]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is turned away when the last of those who wait for the page gets none, and the next one begins anew', async () => {
    const turn = Promise.withResolvers<never>();
    const all = [crowded, { inTurn: () => turn.promise }].map((reader) => pages.page('/home', reader));
    const told = Promise.all(all.map((page) => expect(page).rejects.toThrow(QueueFullError)));
    turn.reject(new QueueFullError());
    await told;
    expect(await shown()).toBe('page 1');
  });

  test('joins a rendering that has begun', async () => {
    const begun = shown();
    expect((await pages.page('/home', crowded)).status).toBe(200);
    await begun;
  });
});

test('readers who wait for a turn give it back when another’s has come', async () => {
  const signals: AbortSignal[] = [];
  const waits: InTurn = (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const waiting = [pages.page('/home', { inTurn: waits }), pages.page('/home', { inTurn: waits })];
  expect(await shown()).toBe('page 1');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
});

test('limited readers do not share a 429, and a rendering that began before a purge is not cached', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  render.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const requests = ['192.0.2.1', '192.0.2.2', '192.0.2.1'].map((reader) => pages.page('/items/7', { address: reader }));
  expect(render.mock.calls).toEqual([
    ['/items/7', '192.0.2.1'],
    ['/items/7', '192.0.2.2'],
  ]);
  pages.purge(() => true);
  first.resolve(await whole(''));
  second.resolve(await answers(429)(''));
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(await shown('/items/7')).toBe('page 2');
});

describe('when rendering fails', () => {
  test('[7.16-01] the last complete page is served for fifteen minutes, and this is logged', async () => {
    await shown();
    render.mockImplementation(answers(503));
    now += 900_000 + 9_999;
    expect(await shown()).toBe('page 1');
    expect(log.mock.lastCall?.[0]).toBe('/home: answered 503; the page of 910 seconds ago is shown instead');
    now += 1;
    render.mockImplementation(whole);
    pages.doubt();
    render.mockImplementationOnce(answers(503));
    expect(await shown()).toBe('page of 503');
    expect(await shown()).toBe('page 2');
  });

  test('rendering is tried again after ten seconds, and no reader waits for it', async () => {
    await shown();
    render.mockImplementation(answers(500));
    now += 100_000;
    expect(await shown()).toBe('page 1');
    now += 9_999;
    expect(await shown()).toBe('page 1');
    expect(render).toHaveBeenCalledTimes(2);
    let finish = (_: Response) => {};
    render.mockImplementationOnce(() => new Promise((done) => (finish = done)));
    now += 1;
    expect(await shown()).toBe('page 1');
    finish(new Response('page of now', { headers: KEPT }));
    await vi.waitFor(async () => expect(await shown()).toBe('page of now'));
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('without a cached page the error is served and not cached', async () => {
    render.mockImplementation(answers(503, KEPT));
    expect(await shown()).toBe('page of 503');
    render.mockImplementation(whole);
    expect(await shown()).toBe('page 1');
  });
});

test.each([404, 410])('status %i is cached for ten seconds, and never served for longer', async (status) => {
  render.mockImplementation(answers(status, { 'cache-control': 'public, max-age=10' }));
  expect(await shown()).toBe(`page of ${status}`);
  render.mockImplementation(whole);
  now += 9_999;
  expect(await shown()).toBe(`page of ${status}`);
  now += 1;
  render.mockImplementationOnce(answers(500));
  expect(await shown()).toBe('page of 500');
  expect(await shown()).toBe('page 1');
});

test('a redirect is served like its page for fifteen minutes when rendering fails', async () => {
  render.mockImplementationOnce(answers(301, { 'cache-control': 'public, max-age=3600' }));
  expect(await shown()).toBe('page of 301');
  render.mockImplementation(answers(504));
  now += 899_999;
  expect(await shown()).toBe('page of 301');
});

test.each([
  { 'cache-control': 'no-store' },
  { 'cache-control': 'no-cache, no-store, max-age=0, must-revalidate' },
  { 'cache-control': 'private, max-age=20' },
  { ...KEPT, 'set-cookie': 'a=b' },
  {},
])('[7.16-02] an answer that may not be cached is not, and removes the cached page: %j', async (headers) => {
  await shown();
  now += 100_000;
  render.mockImplementation(answers(200, headers));
  expect([await shown(), await shown()]).toEqual(['page of 200', 'page of 200']);
  expect(render).toHaveBeenCalledTimes(3);
  // no older page is left to stand in for a failure
  render.mockImplementation(answers(503));
  expect(await shown()).toBe('page of 503');
});

describe('a purge', () => {
  test('has only the pages it names rendered anew', async () => {
    await Promise.all([shown('/home'), shown('/tags')]);
    pages.purge((address) => address === '/home');
    expect(await shown('/home')).toBe('page 3');
    expect(await shown('/tags')).toBe('page 2');
  });

  test('discards a rendering in progress, which may show the old content', async () => {
    let finish = (_: Response) => {};
    render.mockImplementationOnce(() => new Promise((done) => (finish = done)));
    const before = shown();
    pages.purge((_, page) => page.articles.includes(' 7 '));
    const since = shown();
    finish(new Response('<a href="/news/content/7">', { headers: KEPT }));
    expect(await before).toContain('content/7');
    expect([await since, await shown()]).toEqual(['page 1', 'page 1']);
  });

  test('keeps a rendering in progress that it does not concern', async () => {
    let finish = (_: Response) => {};
    render.mockImplementationOnce(() => new Promise((done) => (finish = done)));
    const before = shown();
    pages.purge((_, page) => page.articles.includes(' 8 '));
    finish(new Response('<a href="/news/content/7">', { headers: KEPT }));
    expect([await before, await shown()]).toEqual(Array(2).fill('<a href="/news/content/7">'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('[7.16-01] leaves a page that only lacks something new to stand in for one that fails', async () => {
    await Promise.all([shown('/home'), shown('/tags')]);
    pages.purge((address) => (address === '/home' ? 'perhaps' : true));
    render.mockImplementation(answers(503));
    expect([await shown('/home'), await shown('/tags')]).toEqual(['page 1', 'page of 503']);
    // before it is shown otherwise, it is rendered anew
    render.mockImplementation(whole);
    pages.purge(() => 'perhaps');
    expect(await shown('/home')).toBe('page 3');
  });

  test('removes a cached 404', async () => {
    render.mockImplementationOnce(answers(404, KEPT));
    await shown();
    pages.purge(() => true);
    expect(await shown()).toBe('page 1');
  });
});

describe('when all pages are marked as stale', () => {
  test('a page is rendered anew', async () => {
    await shown();
    pages.doubt();
    expect(await shown()).toBe('page 2');
  });

  test('a page that cannot be rendered is served as it was', async () => {
    await shown();
    pages.doubt();
    render.mockImplementation(answers(503));
    expect(await shown()).toBe('page 1');
  });
});

test('memory is bounded: the least recently requested pages are removed', async () => {
  pages = cache(20_000);
  render.mockImplementation(async () => new Response(Buffer.alloc(4000), { headers: KEPT }));
  for (let page = 1; page <= 5; page++) await shown(`/${page}`);
  expect(render).toHaveBeenCalledTimes(5);
  expect(pages.bytes()).toBeLessThanOrEqual(20_000);
  await shown('/5');
  expect(render).toHaveBeenCalledTimes(5);
  await shown('/1');
  expect(render).toHaveBeenCalledTimes(6);
});

test('a page that is stored in more encodings counts for more bytes', async () => {
  const headers = { ...KEPT, 'content-type': 'text/html' };
  render.mockImplementation(async () => new Response('ข่าว'.repeat(5000), { headers }));
  const page = await pages.page('/home');
  const before = pages.bytes();
  await Promise.all([pages.encode('/home', page, 'identity'), pages.encode('/home', page, 'identity')]);
  expect(pages.bytes()).toBe(before + 60_000);
  expect(page.bodies.get('identity')?.toString()).toBe('ข่าว'.repeat(5000));
});

test('pages are counted as fresh, stale, rendered or failed', async () => {
  await shown();
  await shown();
  now += 10_000;
  render.mockImplementation(answers(503));
  await shown();
  await vi.waitFor(() => expect(pages.counts).toEqual({ fresh: 1, stale: 1, rendered: 2, failed: 1 }));
});
