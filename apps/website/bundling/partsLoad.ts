import type { Plugin } from 'vite';

/**
 * Loads the styles and the scripts of a part before the part. Vite's own helper is four times as long, takes a part
 * whose styles once failed to load for complete, and would load the site's styles again: React Router appends `#` to the
 * address of styles that a page shares with such parts, so that a part does not find them in the document; the page
 * would be laid out again during the press that loads the part.
 *
 * Scripts are fetched before they are imported: a module that once failed to load would fail at every later press
 * (docs/decisions/0060-parts-are-fetched-before-they-are-imported.md).
 */
const LOAD_PART = `
const coming = {};
const loadStyles = (href) => new Promise((onload, fail) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload });
  link.onerror = () => {
    link.remove();
    fail();
  };
  document.head.append(link);
});
const loadScript = async (href) => {
  const answer = await fetch(href);
  await answer.blob();
  if (!answer.ok) throw answer;
};
const bring = async (file) => {
  const { href } = new URL('/' + file, location.href);
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return;
  try {
    await (file.endsWith('.css') ? loadStyles : loadScript)(href);
  } catch {
    delete coming[file];
    throw new Error(file + ' has not come');
  }
};
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => file.includes('/site-') || (coming[file] ??= bring(file)))).then(load);`;

export const partsLoad: Plugin = {
  name: 'parts-load',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler(code) {
      if (!code.includes('export const __vitePreload =')) this.error('Vite loads parts by another function');
      return { code: LOAD_PART, map: null };
    },
  },
};
