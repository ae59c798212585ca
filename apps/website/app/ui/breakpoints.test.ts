import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const sheet = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');
const media = new Map(
  [...sheet.matchAll(/@custom-media (--\S+) \((.*)\);/g)].map(([, name, query]) => [name ?? '', query ?? '']),
);

test.each([
  ['9.6-01', 'xxs', 375],
  ['9.6-02', 'xs', 480],
  ['9.6-03', 'sm', 576],
  ['9.6-04', 'md', 768],
  ['9.6-05', 'lg', 992],
  ['9.6-06', 'xl', 1200],
  ['9.6-07', 'xxl', 1440],
  ['9.6-08', 'xxxl', 1920],
  ['9.6-09', 'xxxxl', 2560],
])('[%s] the breakpoint %s is %i px', (_, name, width) => {
  expect(media.get(`--min-${name}`)).toBe(`min-width: ${width}px`);
});

describe('the style sheets', () => {
  const queries = globSync('**/*.css', { cwd: APP }).flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/@media ([^{]+)\{/g)].map(([, query]) => ({
      file,
      query: (query ?? '').trim(),
    })),
  );

  test('[9.6-11] break at 575, 767 and 768, 992 and 1200 px, by name', () => {
    const named = new Set(queries.flatMap(({ query }) => query.match(/--\w+-\w+/g) ?? []));
    expect([...named].filter((name) => !media.has(name))).toEqual([]);
    expect([...named].sort()).toEqual(
      expect.arrayContaining(['--max-md', '--max-sm', '--min-lg', '--min-md', '--min-xl']),
    );
  });

  // what SPEC says in numbers, not by a breakpoint's name: the mobile menu's lock (9.6-13) and the header's links (9.6-25)
  const IN_NUMBERS = [766.98, 1280];

  test('break elsewhere only where the specification says so', () => {
    const named = [...media.values()].map((query) => Number.parseFloat(query.split(': ')[1] ?? ''));
    const foreign = queries.filter(({ query }) =>
      [...query.matchAll(/width: ([\d.]+)px/g)].some(([, width]) => ![...named, ...IN_NUMBERS].includes(Number(width))),
    );
    expect(foreign).toEqual([]);
  });
});
