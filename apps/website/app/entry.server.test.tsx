import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { Parser } from 'htmlparser2';
import { useLoaderData } from 'react-router';
import { transformWithOxc } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { StaticPart } from './components/staticPart/index.ts';
import { toStaticData } from './platform/rendering/index.ts';
import { createTestSite } from './testSite.server.ts';

// strings that break out of a script, end a line in one, or end the document
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

/** The scripts and the text of a page, as a browser parses them. */
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

/** The script that starts the page. */
const pageScript = (page: string) =>
  read(page).scripts.find(({ attributes }) => attributes.type === 'module')?.code ?? '';

/**
 * Runs the script with stubs for the browser's objects; returns the data that it passes on, and the order of events.
 * While the scripts do not come, each interval brings as many other files as `filesEach` says.
 */
async function runPageScript(page: string, { isOld = false, fails = false, filesEach = [] as number[] } = {}) {
  const happened: string[] = [];
  let files = 0;
  const browser = {
    HTMLScriptElement: { supports: (type: string) => type === 'importmap' && !isOld },
    window: {} as Window,
    requestAnimationFrame: (frame: () => void) => frame(),
    setTimeout: (act: () => void) => {
      happened.push('painted');
      act();
    },
    setInterval: (act: () => void) => {
      // once its id is known
      queueMicrotask(() => {
        for (const more of filesEach) {
          files += more;
          act();
        }
      });
    },
    clearInterval: () => {},
    performance: { getEntriesByType: () => ({ length: files }) },
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => happened.push(href) },
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
    },
    takeEarlyPress: () => happened.push('the pressed button waits no longer'),
    load: (file: string) => {
      happened.push(`import ${file}`);
      const missing = new Error('not found');
      return { catch: (report: (error: Error) => void) => fails && expect(() => report(missing)).toThrow(missing) };
    },
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const code = pageScript(page).replaceAll('import(', 'load(').replace('(async()=>', 'await (async()=>');
  await new AsyncFunction(...Object.keys(browser), code)(...Object.values(browser));
  const { documentElement } = browser.document;
  return {
    handoff: browser.window.pageHandoff,
    happened,
    isWithoutScripts: 'withoutScripts' in documentElement.dataset,
  };
}

test('a page is a complete HTML document in UTF-8', () => {
  expect(type).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="th"/);
  expect(html.trimEnd()).toMatch(/<\/body><\/html>$/);
  expect(html.match(/<\/body>/g)).toHaveLength(1);
});

test('the modules of a page are preloaded together after the first paint', async () => {
  expect(html).not.toContain('modulepreload" href');
  const { happened } = await runPageScript(html);
  expect(happened).toEqual([
    'painted',
    '/assets/entry.js',
    '/assets/root.js',
    '/assets/pageRoute.js',
    '/assets/planted/planted.js',
    'import /assets/entry.js',
  ]);
});

test('the inline scripts have no syntax that a browser of 2017 cannot read', async () => {
  const codes = read(html).scripts.map(({ code }) => code);
  expect(codes.filter((code) => code.includes('takeEarlyPress='))).toHaveLength(1);
  expect(codes.filter((code) => code.includes('const stay='))).toHaveLength(1);
  for (const code of codes) {
    // no `await` outside of a function: a classic script cannot have one
    new Script(code);
    const [today, then] = await Promise.all(
      ['esnext', 'es2017'].map((target) => transformWithOxc(code, 'inline.js', { target })),
    );
    // what is newer is written otherwise for 2017
    expect(then?.code).toBe(today?.code);
  }
});

test('a browser that is too old for the modules loads none of them', async () => {
  const { happened, isWithoutScripts } = await runPageScript(html, { isOld: true });
  expect(happened).toEqual(['the pressed button waits no longer']);
  expect(isWithoutScripts).toBe(true);
});

test('a page whose scripts cannot be loaded shows its form without scripts', async () => {
  expect((await runPageScript(html)).isWithoutScripts).toBe(false);
  const { happened, isWithoutScripts } = await runPageScript(html, { fails: true });
  expect(happened.slice(-2)).toEqual(['import /assets/entry.js', 'the pressed button waits no longer']);
  expect(isWithoutScripts).toBe(true);
});

test('a page to which nothing comes any more shows its form without scripts', async () => {
  const { happened, isWithoutScripts } = await runPageScript(html, { filesEach: [4, 0] });
  expect(happened).toContain('the pressed button waits no longer');
  expect(isWithoutScripts).toBe(true);
});

test('a page waits for its scripts as long as other files come', async () => {
  const { happened, isWithoutScripts } = await runPageScript(html, { filesEach: [4, 2, 1, 1] });
  expect(happened).not.toContain('the pressed button waits no longer');
  expect(isWithoutScripts).toBe(false);
});

test('loader data cannot break out of the inline script that hands it over', () => {
  const { scripts, shown } = read(html);
  expect(shown).toBe(NASTY);
  expect(scripts.filter(({ code }) => code.includes('alert(1)')).map(({ code }) => code)).toEqual([pageScript(html)]);
  const handoff = /pageHandoff=(.*?);const stay=/s.exec(pageScript(html))?.[1];
  expect(handoff).not.toMatch(/[<>&\u2028\u2029]/);
});

test('loader data arrives in the browser unchanged', async () => {
  const { handoff } = await runPageScript(html);
  expect(handoff.loaderData['planted/planted']).toEqual({ nasty: NASTY });
});

test('the content security policy allows exactly the inline scripts of the page', () => {
  const allowed =
    /script-src 'self' ([^;]*)/
      .exec(policy ?? '')?.[1]
      ?.split(' ')
      .filter(Boolean) ?? [];
  const inline = read(html).scripts.filter((script) => !script.attributes.src);
  expect(inline.length).toBeGreaterThan(2);
  expect(allowed).toEqual(inline.map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`));
});

test('the policy does not allow an injected script, and the page’s own scripts carry no nonce', async () => {
  const site = await createTestSite({
    '/bad': {
      default: () => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as if the sanitizer had failed
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

test('text that a route omits from hydration is not handed over again', async () => {
  const body = `<p>เนื้อข่าว ${NASTY}</p>`;
  const site = await createTestSite({
    '/article': {
      loader: () => ({ body, title: 'หัวข้อ' }),
      default: function Article() {
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as an article’s page renders its sanitized text
        return <div id="body" dangerouslySetInnerHTML={{ __html: useLoaderData().body }} />;
      },
      handle: { omitFromHydration: (data: { body: string }) => [data.body] },
    },
  });
  const page = await (await site('/article')).text();
  expect(page).toContain(body);
  const { loaderData } = (await runPageScript(page)).handoff;
  expect(loaderData['planted/article']).toEqual({ body: '', title: 'หัวข้อ' });
});

test('the data of a static part is not handed over for hydration', async () => {
  const site = await createTestSite({
    '/list': {
      loader: () => ({ titles: toStaticData(['น้ำลดแล้ว']), page: 1 }),
      default: () => (
        <StaticPart name="titles" data={useLoaderData().titles}>
          {(titles: string[]) => titles.join()}
        </StaticPart>
      ),
    },
  });
  const page = await (await site('/list')).text();
  expect(page).toContain('น้ำลดแล้ว</div>');
  const { loaderData } = (await runPageScript(page)).handoff;
  expect(loaderData['planted/list']).toEqual({ titles: { staticData: null }, page: 1 });
});

test('text to omit is handed over when other data has the same text: hydration would find it empty', async () => {
  const site = await createTestSite({
    '/article': {
      loader: () => ({ headline: 'น้ำลดแล้ว', popular: [{ title: 'น้ำลดแล้ว' }] }),
      default: () => <h1 id="headline">{useLoaderData().headline}</h1>,
      handle: { omitFromHydration: (data: { headline: string }) => [data.headline] },
    },
  });
  const { loaderData } = (await runPageScript(await (await site('/article')).text())).handoff;
  expect(loaderData['planted/article']).toMatchObject({ headline: 'น้ำลดแล้ว' });
});
