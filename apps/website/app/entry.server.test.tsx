import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { useLoaderData } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestSite } from './testSite.server.ts';

// what breaks out of a script, ends a line in one, or ends the document
const NASTY = `</script><script>alert(1)</script><!--<script>]]></body></html>\u2028\u2029&amp;"'\`$\{x}\\u003c 🎉 $& $1 $\``;

function Nasty() {
  const { nasty } = useLoaderData();
  return (
    <p id="nasty" title={nasty}>
      {nasty}
    </p>
  );
}

let html: string;
let policy: string | null;
let type: string | null;
beforeAll(async () => {
  vi.stubEnv('PROD', true);
  const site = await createTestSite({ '/planted': { loader: () => ({ nasty: NASTY }), default: Nasty } });
  const page = await site('/planted');
  policy = page.headers.get('content-security-policy');
  type = page.headers.get('content-type');
  html = await page.text();
});

/** The scripts and the text of a page as a browser reads them. */
function read(page: string) {
  const scripts: { attributes: Record<string, string>; code: string }[] = [];
  let shown = '';
  let inside = '';
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      inside = tag;
      if (tag === 'script') scripts.push({ attributes, code: '' });
      if (attributes.id === 'nasty') shown = attributes.title ?? '';
    },
    ontext: (text) => {
      const last = scripts.at(-1);
      if (inside === 'script' && last) last.code += text;
    },
    onclosetag: () => {
      inside = '';
    },
  });
  parser.end(page);
  return { scripts, shown };
}

test('a page is a whole document in UTF-8', () => {
  expect(type).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="th"/);
  expect(html.trimEnd()).toMatch(/<\/body><\/html>$/);
  expect(html.match(/<\/body>/g)).toHaveLength(1);
});

test('its scripts wait for the first paint', () => {
  expect(html).not.toContain('modulepreload" href');
  const modules = read(html).scripts.filter(({ attributes }) => attributes.type === 'module');
  expect(modules.map(({ code }) => code)).toEqual([
    expect.stringMatching(
      /^await new Promise[\s\S]*"\/assets\/root\.js"[\s\S]*await import\("\/assets\/manifest\.js"\);/,
    ),
  ]);
});

test('what an article says cannot end the script that hands it over', () => {
  const { scripts, shown } = read(html);
  expect(shown).toBe(NASTY);
  expect(scripts.some((script) => script.code.includes('alert(1)') && !script.code.includes('enqueue('))).toBe(false);
  for (const { code } of scripts.filter((script) => script.code.includes('enqueue('))) {
    expect(code).not.toMatch(/[<>&\u2028\u2029]/);
  }
});

test('and arrives as it was', () => {
  const handoff = read(html).scripts.find((script) => script.code.includes('enqueue('))?.code ?? '';
  const enqueue = vi.fn();
  const close = vi.fn();
  const window = { __reactRouterContext: { streamController: { enqueue, close } } };
  new Function('window', handoff)(window);
  expect(close).toHaveBeenCalledAfter(enqueue);
  // turbo-stream writes a text as JSON, which is in the handed over text as a text again
  expect(JSON.parse(enqueue.mock.calls[0]?.[0])).toContain(NASTY);
});

test('the page’s policy allows exactly the scripts that stand in it', () => {
  const allowed =
    /script-src 'self' ([^;]*)/
      .exec(policy ?? '')?.[1]
      ?.split(' ')
      .filter(Boolean) ?? [];
  const inline = read(html).scripts.filter((script) => !script.attributes.src);
  expect(inline.length).toBeGreaterThan(2);
  expect(allowed).toEqual(inline.map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));
});

test('a script that an article would bring into the page is not one of them, and the mark of those that are stays here', async () => {
  const site = await createTestSite({
    '/bad': {
      default: () => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a cleaner that has failed
        <div dangerouslySetInnerHTML={{ __html: '<script nonce="x">pwned()</script>' }} />
      ),
    },
  });
  const page = await site('/bad');
  const bad = await page.text();
  expect(bad).toContain('pwned()');
  expect(page.headers.get('content-security-policy')).not.toContain(
    createHash('sha256').update('pwned()').digest('base64'),
  );
  expect(bad.replace('nonce="x"', '')).not.toContain('nonce');
});

test('what a route says stands in the page already is not handed over a second time', async () => {
  const body = `<p>เนื้อข่าว ${NASTY}</p>`;
  const site = await createTestSite({
    '/article': {
      loader: () => ({ body, title: 'หัวข้อ' }),
      default: function Article() {
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what an article’s page does with its cleaned text
        return <div id="body" dangerouslySetInnerHTML={{ __html: useLoaderData().body }} />;
      },
      handle: { omitFromHydration: (data: { body: string }) => [data.body] },
    },
  });
  const page = await (await site('/article')).text();
  expect(page).toContain(body);
  const handoff = read(page.replace(body, '')).scripts.find(({ code }) => code.includes('enqueue('))?.code ?? '';
  expect(handoff).toContain('หัวข้อ');
  expect(handoff).not.toContain('เนื้อข่าว');
});

test('what stands in the page is handed over where something else says the same: hydration would find it empty', async () => {
  const site = await createTestSite({
    '/article': {
      loader: () => ({ headline: 'น้ำลดแล้ว', popular: [{ title: 'น้ำลดแล้ว' }] }),
      default: () => <h1 id="headline">{useLoaderData().headline}</h1>,
      handle: { omitFromHydration: (data: { headline: string }) => [data.headline] },
    },
  });
  const { scripts } = read(await (await site('/article')).text());
  expect(scripts.find(({ code }) => code.includes('enqueue('))?.code).toContain('น้ำลดแล้ว');
});
