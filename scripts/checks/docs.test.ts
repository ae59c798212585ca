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

/** What the docs name in code letters and this repository does not have, because … */
const NOT_HERE = [
  // it is kept beside the repository
  ...['../shared/SPEC.md', 'WIRE.md', 'READINGS.md'],
  // the reader of the page makes it
  ...['weatherRoute.tsx', 'packages/station/src/NAME', 'deploy/.env', 'deploy/website.env', 'deploy/newsroom.env'],
  // a program makes it for as long as it runs
  'npm-shrinkwrap.json',
  // it is the beginning of a name, or a folder of a bucket
  ...['categories/', 'speech/'],
];
const FILE = /^(?:\.\.\/)?\w[\w./-]*\.(?:ts|tsx|mjs|css|sql|md|json|ya?ml|conf)$/;
/** A folder, or anything below one of those at the top. */
const FOLDER = /^\w[\w./-]*\/$|^(?:apps|benchmarks|deploy|docs|packages|scripts)\/[\w./-]+$/;

test('every file and folder that the docs name exists', () => {
  const files = listFiles(['*']);
  const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
  const paths = [...files, ...folders].map((path) => `/${path}`);
  const lost = PAGES.flatMap((page) =>
    [...read(page).matchAll(/`([^`\n]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => (FILE.test(name) || FOLDER.test(name)) && !NOT_HERE.includes(name))
      .filter((name) => !paths.some((path) => path.endsWith(`/${name.replace(/\/$/, '')}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(lost).toEqual([]);
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

test('the README names every command of the newsroom, and no other', () => {
  const [, table = ''] = read('README.md').split('`npm run newsroom -- …` |\n');
  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/`([\w-]+)[^`]*`/g)].map(([, command]) => command);
  const commands = [...read('docs/commands.md').matchAll(/^\| `([\w-]+)/gm)].map(([, command]) => command);
  // these two are the terminal's own, so that the list of a newsroom's commands does not have them
  expect(named.toSorted()).toEqual([...new Set(commands), 'sign-in', 'sign-out'].toSorted());
});
