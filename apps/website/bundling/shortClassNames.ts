import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const APP = join(import.meta.dirname, '../app');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How the styles of a component name its classes and animations until they are built; `--` stands in no name of ours. */
export const CLASS_PATTERN = '[local]--[hash]';
const BUILT_NAME = /\b([A-Za-z][\w-]*?)--[\w-]{6}/g;

/**
 * Names classes and animations in a build by two letters for their file and a number, as `_kR4`: the longer names are a
 * thirtieth of an article, and more of the styles. In development they keep the names of their files.
 */
export function shortClassNames(): Plugin[] {
  const letters = toFileLetters(globSync('**/*.module.css', { cwd: APP }));
  const handler = (code: string, id: string) =>
    shorten(code, letters.get(relative(APP, id)) ?? '', readFileSync(id, 'utf8'));
  const filter = { id: /\/app\/.+\.module\.css$/ };
  return [
    { name: 'short-class-names:styles', apply: 'build', transform: { filter, handler } },
    // by now Vite has made a module of the names
    { name: 'short-class-names:scripts', apply: 'build', enforce: 'post', transform: { filter, handler } },
  ];
}

/**
 * Two letters for each of the files. They follow from the file's own path, so that styles keep their address in readers'
 * caches when another file is added.
 */
export function toFileLetters(paths: readonly string[]): Map<string, string> {
  const places = LETTERS.length ** 2;
  const taken = new Map<number, string>();
  for (const path of paths.toSorted()) {
    let place = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % places, 0);
    while (taken.has(place)) place = (place + 1) % places;
    taken.set(place, path);
  }
  return new Map(
    [...taken].map(([place, path]) => [
      path,
      `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}`,
    ]),
  );
}

/** Built styles or the module of their names, with short names for the classes and animations of the `source`. */
export function shorten(code: string, letters: string, source: string): string {
  const names = [...new Set([...source.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g)].map(([, name]) => name))];
  return code.replace(BUILT_NAME, (whole, name) => {
    const place = names.indexOf(name);
    return place < 0 ? whole : `_${letters}${place}`;
  });
}
