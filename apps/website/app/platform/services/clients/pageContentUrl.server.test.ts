import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import { pageContent } from '@sala/contracts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, openTestService } from '../testService.ts';

const listed = await openTestService();
const second = await openTestService();
const unlisted = await openTestService();
const gone = await openTestService();
await gone.close();
const portOf = (service: { address: string }) => new URL(service.address).port;
const LISTED = `http://localhost:${portOf(listed)}`;
const UNLISTED = `http://localhost:${portOf(unlisted)}`;

vi.stubEnv('PAGE_API_URL', unlisted.address);
vi.stubEnv(
  'PAGE_CONTENT_HOSTS',
  ['localhost', second.address.slice('http://'.length).replace('127.0.0.1', 'LocalHost'), '[::1]:8080', 'pages.example']
    .concat([listed, gone].map((service) => `localhost:${portOf(service)}`))
    .concat(['api.example:443', 'ข่าว.example', `public.example:${portOf(listed)}`])
    .join(','),
);
const { fetchPage } = await import('./pageApi.server.ts');
const { createPageContentCall, isRejected, parsePageContentUrl } = await import('./pageContentUrl.server.ts');
const { createService } = await import('../service.server.ts');

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
const never = new AbortController().signal;
const PAGE = { sections: [] };
const BAD_REQUEST = { type: 'DataWithResponseInit', data: null, init: { status: 400 } };

beforeEach(() => {
  log.mockClear();
  for (const service of [listed, second, unlisted]) {
    service.requests.length = 0;
    service.answer = json(PAGE);
  }
});
afterAll(() => Promise.all([listed.close(), second.close(), unlisted.close()]));

/** The address that a page would fetch for these values of page_content_url. */
const allowed = (...addresses: string[]) => {
  const query = addresses.map((address) => `page_content_url=${encodeURIComponent(address)}`).join('&');
  return parsePageContentUrl(new Request(`http://localhost:3000/home?utm_source=x&${query}`));
};
/** The status of a rejected address, null for an accepted one. */
const refusal = (...addresses: string[]) => {
  try {
    allowed(...addresses);
    return null;
  } catch (thrown) {
    return (thrown as typeof BAD_REQUEST).init.status;
  }
};
const fetched = (address: string, signal = never) => fetchPage('path:home', signal, allowed(address));
const redirect =
  (to: string, status = 302): typeof listed.answer =>
  (_, response) =>
    response.writeHead(status, { location: to }).end();

describe('page_content_url', () => {
  test('[2.3-03] is null when the address does not have it', () => {
    expect(allowed()).toBeNull();
    expect(
      parsePageContentUrl(new Request('http://localhost:3000/home?page_content_urls=x&PAGE_CONTENT_URL=x')),
    ).toBeNull();
  });

  test.each([
    `${LISTED}/pages/1?x=%20#part`,
    `http://LOCALHOST:${portOf(listed)}/`,
    `\thttp:\\\\localhost:${portOf(listed)}\\x `,
    `http://localhost:0${portOf(listed)}/`,
    `http://localhost:${portOf(second)}/`,
    'http://localhost/',
    'http://localhost:80/',
    'https://localhost:443/',
    'http://[::1]:8080/',
    'http://[0:0::1]:8080/',
    'https://api.example/',
    'https://api.example:443/',
    `http://${new URL('http://ข่าว').host}.example/`,
    'http://ข่าว.example/',
    'http://pages.example/../../x',
    'https://PAGES.EXAMPLE/',
    'http://ｐａｇｅｓ.example/',
  ])('[2.3-03] may be an address on a listed host, in any spelling: %j', (address) => {
    expect(allowed(address)).toBe(new URL(address).href);
  });

  test.each([
    ['nothing', ''],
    ['no address', 'x'],
    ['no address', '//'],
    ['a path', '/pages/path:home/content'],
    ['an address without a scheme', `//localhost:${portOf(listed)}/`],
    ['an address without a scheme', `localhost:${portOf(listed)}/`],
    ['an address without a host', 'http://'],
    ['another scheme', 'ftp://pages.example/'],
    ['another scheme', 'file:///etc/passwd'],
    ['another scheme', 'data:application/json,{}'],
    ['another scheme', 'javascript:alert(1)'],
    ['another scheme', `blob:${LISTED}/x`],
    ['another scheme', 'ws://localhost/'],
    ['another scheme', 'gopher://localhost:80/'],
    ['credentials', `http://user@localhost:${portOf(listed)}/`],
    ['credentials', `http://user:password@localhost:${portOf(listed)}/`],
    ['credentials', `http://:password@localhost:${portOf(listed)}/`],
    ['credentials that look like the host', `http://localhost:${portOf(listed)}@evil.example/`],
    ['credentials that look like the host', 'http://pages.example@evil.example/'],
    ['credentials that look like the host', 'http://pages.example%2F@evil.example/'],
    ['a backslash before the host', 'http://evil.example\\@pages.example/'],
    ['a fragment before the host', 'http://evil.example#@pages.example/'],
    ['another host', 'http://evil.example/'],
    ['another host', 'http://pages.example.evil.example/'],
    ['another host', 'http://evilpages.example/'],
    ['another host', 'http://a.pages.example/'],
    ['another host', 'http://pages.example。evil.example/'],
    ['the page API when the list is another', `${unlisted.address}/`],
    ['another port', `${UNLISTED}/`],
    ['another port', 'http://pages.example:8080/'],
    ['another port', 'https://pages.example:80/'],
    ['the port of the other scheme', 'http://api.example/'],
    ['the host with a dot behind', 'http://pages.example./'],
    ['the host with a dot behind', `http://localhost.:${portOf(listed)}/`],
    ['its IP address', `http://127.0.0.1:${portOf(listed)}/`],
    ['its IP address in one number', `http://2130706433:${portOf(listed)}/`],
    ['its IP address in hexadecimal', `http://0x7f000001:${portOf(listed)}/`],
    ['its IP address in octal', `http://0177.0.0.1:${portOf(listed)}/`],
    ['its IP address, shortened', `http://127.1:${portOf(listed)}/`],
    ['its IPv6 address', `http://[::1]:${portOf(listed)}/`],
    ['its IPv6 address', `http://[::ffff:127.0.0.1]:${portOf(listed)}/`],
    ['an IPv6 address with a zone', 'http://[::1%25lo]:8080/'],
    ['another IPv6 address', 'http://[::2]:8080/'],
    ['the unspecified address', `http://0:${portOf(listed)}/`],
    ['the address of a cloud’s secrets', 'http://169.254.169.254/latest/meta-data/'],
  ])('[2.3-03] that is %s is rejected: %j', (_, address) => {
    expect(refusal(address)).toBe(400);
  });

  test('[2.3-03] is rejected when it is repeated, even with the same value', () => {
    expect(refusal(LISTED, LISTED)).toBe(400);
    expect(refusal(LISTED, '')).toBe(400);
  });
});

test('[7.2-03] a page’s content comes from page_content_url, and the page service is not requested', async () => {
  listed.answer = json({ sections: [{ id: 'l', type: 'lead', title: 'จากที่อื่น', data: [] }] });
  const { response, error } = await fetched(`${LISTED}/draft?id=7`);
  expect(error).toBeNull();
  expect(response?.sections[0]).toMatchObject({ title: 'จากที่อื่น' });
  expect(listed.requests).toEqual(['/draft?id=7']);
  expect(unlisted.requests).toEqual([]);
});

test('a listed host is requested without headers that identify the website', async () => {
  let headers: unknown;
  listed.answer = (request, response) => {
    headers = request.headers;
    json(PAGE)(request, response);
  };
  await fetched(`${LISTED}/`);
  expect(headers).toEqual({
    host: LISTED.slice('http://'.length),
    connection: 'keep-alive',
    'accept-encoding': 'identity',
    accept: 'application/json',
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('[2.3-03] to a listed host is followed: %i', async (status) => {
    listed.answer = redirect(`http://localhost:${portOf(second)}/there?x=1`, status);
    expect((await fetched(`${LISTED}/`)).response).toEqual(PAGE);
    expect(second.requests).toEqual(['/there?x=1']);
  });

  test('may be relative to the redirected address', async () => {
    listed.answer = (request, response) => (request.url === '/a/b' ? redirect('../c') : json(PAGE))(request, response);
    expect((await fetched(`${LISTED}/a/b`)).response).toEqual(PAGE);
    expect(listed.requests).toEqual(['/a/b', '/c']);
  });

  test.each([
    ['another host', `${UNLISTED}/`],
    ['its IP address', `http://127.0.0.1:${portOf(second)}/`],
    ['another host, without a scheme', `//127.0.0.1:${portOf(unlisted)}/`],
    ['credentials', `http://user:password@localhost:${portOf(second)}/`],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'http://'],
  ])('[2.3-03] to %s is rejected, and nothing more is fetched', async (_, to) => {
    listed.answer = redirect(to);
    await expect(fetched(`${LISTED}/`)).rejects.toEqual(BAD_REQUEST);
    expect([listed.requests, second.requests, unlisted.requests]).toEqual([['/'], [], []]);
  });

  test('[2.3-03] is checked at every step', async () => {
    listed.answer = redirect(`http://localhost:${portOf(second)}/`);
    second.answer = redirect(`${UNLISTED}/`);
    await expect(fetched(`${LISTED}/`)).rejects.toEqual(BAD_REQUEST);
    expect(unlisted.requests).toEqual([]);
  });

  test('is followed three times, and a fourth is a 502', async () => {
    const steps = (most: number): typeof listed.answer => {
      return (request, response) =>
        (listed.requests.length <= most ? redirect(`/${listed.requests.length}`) : json(PAGE))(request, response);
    };
    listed.answer = steps(3);
    expect((await fetched(`${LISTED}/0`)).response).toEqual(PAGE);
    expect(listed.requests).toEqual(['/0', '/1', '/2', '/3']);
    listed.requests.length = 0;
    listed.answer = steps(4);
    expect((await fetched(`${LISTED}/0`)).error?.status).toBe(502);
    expect(listed.requests).toHaveLength(4);
  });

  test('without a location is a 502 after one request', async () => {
    listed.answer = (_, response) => response.writeHead(302).end();
    expect((await fetched(`${LISTED}/`)).error?.status).toBe(502);
    expect(listed.requests).toHaveLength(1);
  });

  test('to itself ends as a 502', async () => {
    listed.answer = redirect('/');
    expect((await fetched(`${LISTED}/`)).error?.status).toBe(502);
    expect(listed.requests).toHaveLength(4);
  });
});

test.each([['announced by content-length'], ['without content-length']])(
  '[2.3-03] a response of 60 MB, %s, is rejected and not read to its end',
  async (when) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    listed.answer = async (_, response) => {
      response.once('close', closed.resolve);
      response.writeHead(
        200,
        when === 'announced by content-length' ? { 'content-length': String(60 * chunk.length) } : {},
      );
      for (; sent < 60 && !response.destroyed; sent++)
        if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed.promise]);
      response.end();
    };
    await expect(fetched(`${LISTED}/`)).rejects.toEqual(BAD_REQUEST);
    await closed.promise;
    expect(sent).toBeLessThan(60);
  },
);

test('[2.3-03] a response of 5 MB is read, and one that is a byte larger is rejected', async () => {
  const sized = (bytes: number): typeof listed.answer => {
    return (_, response) => response.end(`{"sections":[]${' '.repeat(bytes - '{"sections":[]}'.length)}}`);
  };
  listed.answer = sized(5 * 1024 * 1024);
  expect((await fetched(`${LISTED}/`)).response).toEqual(PAGE);
  listed.answer = sized(5 * 1024 * 1024 + 1);
  await expect(fetched(`${LISTED}/`)).rejects.toEqual(BAD_REQUEST);
});

describe('the failure of a listed host is the area’s error: a host', () => {
  test.each([
    ['answers 500', json({ reason: 'broken' }, 500), 500],
    ['answers 404', json({}, 404), 404],
    ['answers 400 with the reason of a rejection', json({ reason: 'refused' }, 400), 400],
    ['answers HTML', (_, response) => response.end('<p>'), 502],
    ['answers 304', (_, response) => response.writeHead(304).end(), 502],
    ['closes the connection', (request) => request.socket.destroy(), 503],
  ] as [string, typeof listed.answer, number][])('that %s', async (_, answer, status) => {
    listed.answer = answer;
    expect(await fetched(`${LISTED}/`)).toMatchObject({ response: null, error: { status } });
  });

  test('that is not reachable', async () => {
    expect((await fetched(`http://localhost:${portOf(gone)}/`)).error?.status).toBe(503);
  });

  test('that is too slow', async () => {
    const page = new AbortController();
    listed.answer = () => page.abort();
    expect((await fetched(`${LISTED}/`, page.signal)).error?.status).toBe(504);
  });

  test('that is too slow behind a redirect', async () => {
    const page = new AbortController();
    listed.answer = redirect(`http://localhost:${portOf(second)}/`);
    second.answer = () => page.abort();
    expect((await fetched(`${LISTED}/`, page.signal)).error?.status).toBe(504);
  });
});

describe('a listed public name', () => {
  const PUBLIC = `http://public.example:${portOf(listed)}`;
  const resolvesTo =
    (...addresses: string[]): LookupFunction =>
    (_hostname, { all }, done) => {
      const result = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      if (all) done(null, result);
      else done(null, result[0]?.address ?? '', result[0]?.family);
    };
  const fetchWith = (resolve: LookupFunction, url = PUBLIC) =>
    createService('pageContent', '', { request: createPageContentCall(resolve) }).fetchArea(
      'newsPage',
      url,
      pageContent,
      never,
    );

  test.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['0.0.0.0'], ['127.0.0.1', '1.1.1.1']])(
    '[2.3-03] that resolves to %s is rejected before it is connected to',
    async (...addresses) => {
      expect(isRejected((await fetchWith(resolvesTo(...addresses))).error)).toBe(true);
      expect(listed.requests).toEqual([]);
    },
  );

  test('[2.3-03] is checked at each connection', async () => {
    const missing = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const looks: LookupFunction[] = [(_hostname, _options, done) => done(missing, '', 4), resolvesTo('127.0.0.1')];
    const elsewhere = createService('pageContent', '', {
      request: createPageContentCall((...call) => looks.shift()?.(...call)),
    });
    const again = () => elsewhere.fetchArea('newsPage', PUBLIC, pageContent, never);
    expect((await again()).error?.status).toBe(503);
    expect(isRejected((await again()).error)).toBe(true);
    expect(looks).toEqual([]);
    expect(listed.requests).toEqual([]);
  });

  test('[2.3-03] is looked up again behind a redirect', async () => {
    listed.answer = redirect(`${PUBLIC}/`);
    const resolve = vi.fn<LookupFunction>(resolvesTo('127.0.0.1'));
    expect(isRejected((await fetchWith(resolve, `${LISTED}/x`)).error)).toBe(true);
    expect(resolve.mock.calls.map(([hostname]) => hostname)).toEqual(['localhost', 'public.example']);
    expect(listed.requests).toEqual(['/x']);
  });
});
