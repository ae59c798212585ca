import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyPart, waitForPageParts } from './lazyPart.tsx';

const APP = join(import.meta.dirname, '..');
const load = vi.fn(async () => ({ default: ({ name }: { name: string }) => <b>{name}</b> }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  load.mockClear();
});
/** Mocks a page whose HTML contains only the element of the selector `present`. */
const inPage = (present: string) =>
  vi.stubGlobal('document', { querySelector: (one: string) => one === present || null });

test('a part that is in the page is loaded before hydration', async () => {
  inPage('.clip');
  const Clip = createLazyPart(load, { selector: '.clip', meanwhile: 'not yet' });
  await waitForPageParts();
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToStaticMarkup(<Clip name="คลิป" />)).toBe('<b>คลิป</b>');
});

test('a part that is not in the page is not loaded before hydration', async () => {
  inPage('.other');
  const Clip = createLazyPart(load, { selector: '.clip', meanwhile: 'not yet' });
  await waitForPageParts();
  expect(load).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(<Clip name="คลิป" />)).toBe('not yet');
});

test('hydration does not fail when the file of a part cannot be loaded', async () => {
  inPage('.clip');
  load.mockRejectedValueOnce(new Error('no network'));
  createLazyPart(load, { selector: '.clip' });
  await expect(waitForPageParts()).resolves.toBeDefined();
});

/** The footer and the page of a 404, rendered before and after their parts have loaded. */
async function renderParts() {
  const [{ ErrorPage }, { Footer }, { waitForPageParts }] = await Promise.all([
    import('../ErrorPage.tsx'),
    import('../shell/Footer.tsx'),
    import('./lazyPart.tsx'),
  ]);
  const Page = () => [<ErrorPage status={404} key="error" />, <Footer isLazy={false} key="footer" />];
  const render = () => renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: Page }])));
  return [render(), await waitForPageParts().then(render)];
}

test('once its parts have loaded, a page in a browser is the page that the server rendered', async () => {
  const [served] = await renderParts();
  vi.resetModules();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('document', { querySelector: () => true });
  const [before, after] = await renderParts();
  expect(before).not.toBe(served);
  expect(after).toBe(served);
});

test('every component that is imported at once on the server only is a lazy part in browsers', () => {
  const sources = globSync('**/*.tsx', { cwd: APP, exclude: ['**/*.test.tsx'] }).map((file) => ({
    file,
    text: readFileSync(join(APP, file), 'utf8'),
  }));
  const split = sources.filter(({ text }) => text.includes('import.meta.env.SSR') && text.includes('(await import('));
  expect(split.length).toBeGreaterThan(2);
  for (const { file, text } of split)
    expect(text, file).toMatch(/\(await import\([^)]+\)\)\.default\s+: createLazyPart\(/);
});

/** Starts the browser's entry on a page whose parts load until they are resolved; returns what shows what it does. */
function startEntry(dataset: Record<string, string>) {
  const parts = Promise.withResolvers<void>();
  const waitForPageParts = vi.fn(() => parts.promise);
  const hydrateRoot = vi.fn();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {});
  vi.doMock('./index.ts', () => ({ waitForPageParts }));
  vi.doMock('react-dom/client', () => ({ hydrateRoot }));
  vi.doMock('react-router/dom', () => ({ HydratedRouter: () => null }));
  vi.doMock('../platform/routing/index.ts', () => ({ loadPage() {} }));
  vi.doMock('../platform/offline/index.ts', () => ({ startServiceWorker() {} }));
  vi.doMock('../shell/earlyPress.ts', () => ({ repeatEarlyPress() {} }));
  return { parts, waitForPageParts, hydrateRoot, started: import('../entry.client.tsx') };
}

test('hydration begins when the parts of the page have loaded', async () => {
  const { parts, waitForPageParts, hydrateRoot, started } = startEntry({});
  await vi.waitFor(() => expect(waitForPageParts).toHaveBeenCalled());
  expect(hydrateRoot).not.toHaveBeenCalled();
  parts.resolve();
  await started;
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
});

test('a page that is shown without scripts because they came too late is not hydrated', async () => {
  const { parts, hydrateRoot, started } = startEntry({ withoutScripts: '' });
  parts.resolve();
  await started;
  expect(hydrateRoot).not.toHaveBeenCalled();
});
