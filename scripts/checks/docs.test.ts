import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { listFiles } from './listFiles.ts';

const PAGES = listFiles(['*.md']);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The fragments of a page's headings, as GitHub makes them. */
function listFragments(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every relative link of the docs leads to a file, and to a heading where it names one', () => {
  const dead = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
      ([, file = '', fragment]) => {
        const target = file ? join(dirname(page), file) : page;
        const isFound =
          existsSync(join(ROOT, target)) && (fragment === undefined || listFragments(target).includes(fragment));
        return isFound ? [] : [`${page}: ${file}${fragment === undefined ? '' : `#${fragment}`}`];
      },
    ),
  );
  expect(dead).toEqual([]);
});

test('every script that the docs name exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const missing = PAGES.filter((page) => !page.startsWith('deploy/strapi/')).flatMap((page) =>
    [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the list of decisions has every decision', () => {
  const index = read('docs/decisions/README.md');
  const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});
