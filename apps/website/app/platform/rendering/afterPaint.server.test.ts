import { expect, test } from 'vitest';
import { takeOwnScripts } from './ownScripts.server.ts';

const MARK = '3f1c';
const preload = (file: string, mark = MARK) => `<link rel="modulepreload" href="${file}" nonce="${mark}"/>`;
const modules = (code: string, mark = MARK) => `<script nonce="${mark}" type="module" async="">${code}</script>`;
const ROUTER = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

const { html: page, scripts } = takeOwnScripts(
  `<head>${preload('/assets/root.js')}${preload('/assets/react.js')}</head>${modules(ROUTER)}`,
  MARK,
  true,
);
const [code = ''] = scripts;

test('nothing asks for scripts while the page is read', () => {
  expect(page).toBe(`<head></head><script type="module" async="">${code}</script>`);
  expect(code).not.toMatch(/^\s*import[ "]/m);
});

/** Runs the script with stand-ins for what is a browser's, and says in which order what happened. */
async function run(): Promise<string[]> {
  const happened: string[] = [];
  const browser = {
    requestAnimationFrame: (frame: () => void) => frame(),
    setTimeout: (painted: () => void) => {
      happened.push('painted');
      painted();
    },
    document: {
      createElement: () => ({}),
      head: {
        append: ({ rel, href, fetchPriority }: Record<string, string>) =>
          happened.push(`${rel} ${href} ${fetchPriority}`),
      },
    },
    load: async (file: string) => {
      happened.push(file);
      return { file };
    },
    window: new Proxy({}, { set: (_, name, value) => happened.push(`${String(name)} ${JSON.stringify(value)}`) > 0 }),
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction(...Object.keys(browser), code.replaceAll('import(', 'load('))(...Object.values(browser));
  return happened;
}

test('after the first paint they are asked for together, behind what is seen, and run in the router’s order', async () => {
  expect(await run()).toEqual([
    'painted',
    'modulepreload /assets/root.js low',
    'modulepreload /assets/react.js low',
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '__reactRouterRouteModules {"root":{"file":"/assets/root.js"},"home":{"file":"/assets/home.js"}}',
    '/assets/entry.js',
  ]);
});

test('what an article has brought along is left as it is', () => {
  const article = `${preload('/evil.js', 'x')}${modules('import "/evil.js";', 'x')}`;
  expect(takeOwnScripts(article, MARK, true)).toEqual({ html: article, scripts: [] });
});
