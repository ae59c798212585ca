import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyPart, waitForPageParts } from './lazyPart.tsx';

const APP = join(import.meta.dirname, '..');
const load = vi.fn(async () => ({ default: ({ name }: { name: string }) => <b>{name}</b> }));
afterEach(() => {
  vi.unstubAllGlobals();
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

test('all parts that browsers load separately are lazy parts, and hydration awaits them', () => {
  const sources = globSync('**/*.tsx', { cwd: APP, exclude: ['**/*.test.tsx'] }).map((file) => ({
    file,
    text: readFileSync(join(APP, file), 'utf8'),
  }));
  const split = sources.filter(({ text }) => text.includes('import.meta.env.SSR') && text.includes('(await import('));
  expect(split.length).toBeGreaterThan(2);
  for (const { file, text } of split)
    expect(text, file).toMatch(/\(await import\([^)]+\)\)\.default\s+: createLazyPart\(/);
  expect(readFileSync(join(APP, 'entry.client.tsx'), 'utf8')).toMatch(/await waitForPageParts\(\);.*hydrateRoot/s);
});
