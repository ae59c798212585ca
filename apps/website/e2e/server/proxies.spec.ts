import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { canHaveNginx, startNginx } from '../../../../scripts/machine/nginx.ts';
import { NEWSROOM } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { openServer } from '../support/openServer.ts';
import { freePort } from '../support/websiteProcess.ts';

// A balancer that ends TLS, the nginx of deploy/ behind it, and the website behind both: docs/operations.md.

/** How many writes an address may send in a minute. */
const MOST_WRITES = 300;

/** A balancer, which appends the client's address. All requests come from this machine, so a test says whose it is. */
const startBalancer = (nginxPort: number) =>
  openServer((incoming, answer) => {
    const { 'x-reader': reader, 'x-forwarded-for': claimed, ...headers } = incoming.headers;
    const forwarded = [claimed, reader].filter(Boolean).join(', ');
    const outgoing = ask(
      {
        port: nginxPort,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, 'x-forwarded-for': forwarded },
      },
      (upstream) => upstream.pipe(answer.writeHead(upstream.statusCode ?? 502)),
    );
    incoming.pipe(outgoing);
  });

test('behind a balancer and nginx writes are limited per reader, whatever X-Forwarded-For a reader sends', async ({
  startSite,
}, { outputDir }) => {
  test.skip(!canHaveNginx(), 'there is no nginx');
  const site = Number(new URL(await startSite({ TRUSTED_PROXIES: '2' })).port);
  const newsroom = Number(new URL(NEWSROOM).port);
  const ports = { site: await freePort(), newsrooms: await freePort() };
  const nginx = await startNginx(outputDir, {
    ...ports,
    'website-1:3000': site,
    'website-2:3000': site,
    'newsroom-1:4000': newsroom,
    'newsroom-2:4000': newsroom,
  });
  const balancer = await startBalancer(ports.site);
  try {
    const write = async (reader: string, claimed?: string): Promise<number> => {
      const headers = {
        origin: balancer.address,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-reader': reader,
        ...(claimed && { 'x-forwarded-for': claimed }),
      };
      return (await fetch(`${balancer.address}/ai-summary/feedback`, { method: 'POST', headers, body: '{}' })).status;
    };
    const readers = Array.from({ length: MOST_WRITES + 100 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);
    for (const reader of readers) expect(await write(reader), reader).not.toBe(429);
    // too many writes are refused, whichever forwarded address the client claims
    for (const [index] of readers.slice(0, MOST_WRITES).entries())
      expect(await write('203.0.113.9', `192.0.2.${index & 255}`)).not.toBe(429);
    expect(await write('203.0.113.9', '192.0.2.77')).toBe(429);
    expect(await write('203.0.113.10')).not.toBe(429);
  } finally {
    balancer.close();
    await nginx.stop();
  }
});

/** A website of one release: of the scripts, it has only those of its own build. */
async function startRelease(built: string[]) {
  let scripts = built;
  const requests: string[] = [];
  const server = await openServer((incoming, answer) => {
    requests.push(`${incoming.url} ${incoming.headers['accept-encoding'] ?? ''}`.trim());
    if (!scripts.includes(incoming.url ?? ''))
      return answer.writeHead(404, { 'cache-control': 'public, max-age=10' }).end();
    answer.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    answer.end(incoming.url);
  });
  const upgrade = (newer: string[]) => {
    scripts = newer;
  };
  return { ...server, requests, upgrade };
}

test('during an upgrade nginx finds the scripts of both releases, and afterwards it still has those of the old one', async () => {
  test.skip(!canHaveNginx(), 'there is no nginx');
  const [first, second] = [
    await startRelease(['/assets/old-1.js', '/assets/old-2.js']),
    await startRelease(['/assets/new-1.js', '/assets/new-2.js']),
  ];
  const ports = { site: await freePort(), newsrooms: await freePort() };
  const nginx = await startNginx(test.info().outputDir, {
    ...ports,
    'website-1:3000': first.port,
    'website-2:3000': second.port,
    'newsroom-1:4000': 1,
    'newsroom-2:4000': 1,
  });
  try {
    const script = async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${ports.site}/assets/${name}`);
      return answer.ok ? answer.text() : answer.status;
    };
    // one after the other, so that each website is asked for both
    const old = ['old-1.js', 'old-2.js'];
    for (const name of [...old, 'new-1.js', 'new-2.js']) expect(await script(name)).toBe(`/assets/${name}`);
    first.upgrade(['/assets/new-1.js']);
    for (const name of old) expect(await script(name)).toBe(`/assets/${name}`);
    expect(await script('newer.js')).toBe(404);
    // what nobody had yet is found as soon as a website has it
    second.upgrade(['/assets/newer.js']);
    expect(await script('newer.js')).toBe('/assets/newer.js');
  } finally {
    first.close();
    second.close();
    await nginx.stop();
  }
});

test('nginx writes no address into its error log where nothing answers', async () => {
  const { outputDir } = test.info();
  test.skip(!canHaveNginx(), 'there is no nginx');
  const nobody = await freePort();
  const ports = { site: await freePort(), newsrooms: await freePort() };
  const nginx = await startNginx(outputDir, {
    ...ports,
    'website-1:3000': nobody,
    'website-2:3000': nobody,
    'newsroom-1:4000': nobody,
    'newsroom-2:4000': nobody,
  });
  try {
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${ports.newsrooms}${path}`)).status;
    expect(await get('/webhook/feedback?email=listener@mail.example')).toBe(502);
    expect(await get('/hot-news')).toBe(502);
  } finally {
    await nginx.stop();
  }
  expect(readFileSync(join(outputDir, 'nginx-errors.log'), 'utf8')).toBe('');
});

test('nginx stores an asset once for each encoding, whatever query and Accept-Encoding readers send', async () => {
  test.skip(!canHaveNginx(), 'there is no nginx');
  const release = await startRelease(['/assets/a.js']);
  const ports = { site: await freePort(), newsrooms: await freePort() };
  const nginx = await startNginx(test.info().outputDir, {
    ...ports,
    'website-1:3000': release.port,
    'website-2:3000': release.port,
    'newsroom-1:4000': 1,
    'newsroom-2:4000': 1,
  });
  try {
    const accepted = ['gzip, deflate, br, zstd', 'br;q=0.1', 'gzip', 'br;q=0, gzip', 'identity', 'br;q=0.0'];
    for (const [index, encoding] of accepted.entries()) {
      const address = `http://127.0.0.1:${ports.site}/assets/a.js?${index}`;
      const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect([answer.status, answer.headers.get('vary'), await answer.text()]).toEqual([
        200,
        'accept-encoding',
        '/assets/a.js',
      ]);
    }
    expect(release.requests).toEqual(['/assets/a.js br', '/assets/a.js gzip', '/assets/a.js']);
  } finally {
    release.close();
    await nginx.stop();
  }
});
