import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const sheet = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');
const media = new Map(
  [...sheet.matchAll(/@custom-media (--\S+) \((.*)\);/g)].map(([, name, query]) => [name ?? '', query ?? '']),
);

test('[9.6-01 9.6-02 9.6-03 9.6-04 9.6-05 9.6-06 9.6-07 9.6-08 9.6-09] the breakpoints have these names and widths', () => {
  const minimums = [...media].filter(([name]) => name.startsWith('--min-'));
  expect(Object.fromEntries(minimums)).toEqual({
    '--min-xxs': 'min-width: 375px',
    '--min-xs': 'min-width: 480px',
    '--min-sm': 'min-width: 576px',
    '--min-md': 'min-width: 768px',
    '--min-lg': 'min-width: 992px',
    '--min-xl': 'min-width: 1200px',
    '--min-xxl': 'min-width: 1440px',
    '--min-xxxl': 'min-width: 1920px',
    '--min-xxxxl': 'min-width: 2560px',
  });
});

describe('the media queries of the style sheets', () => {
  const queries = globSync('**/*.css', { cwd: APP }).flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(/@media ([^{]+)\{/g)].map(([, query]) => ({
      file,
      query: (query ?? '').trim(),
    })),
  );

  test('[9.6-11] use the breakpoints 575, 767, 768, 992 and 1200 px by name', () => {
    const named = queries.flatMap(({ query }) => query.match(/--\w+-\w+/g) ?? []);
    expect(named.filter((name) => !media.has(name))).toEqual([]);
    const broken = new Set(named.map((name) => media.get(name)));
    // SPEC 9.6-10: 'max' is the value of the next breakpoint less 0.02 px
    for (const query of [
      'max-width: 575.98px',
      'max-width: 767.98px',
      'min-width: 768px',
      'min-width: 992px',
      'min-width: 1200px',
    ])
      expect([...broken]).toContain(query);
  });

  // widths that the SPEC gives as numbers and not by a breakpoint's name: the mobile menu's lock (9.6-13) and the
  // header's links (9.6-25); below 360 px are the 320 px that a page has at 400 % (WCAG 1.4.10)
  const IN_NUMBERS = [766.98, 1280, 359.98];

  test('use other widths only where the specification or WCAG requires them', () => {
    const named = [...media.values()].map((query) => Number.parseFloat(query.split(': ')[1] ?? ''));
    const foreign = queries.filter(({ query }) =>
      [...query.matchAll(/width: ([\d.]+)px/g)].some(([, width]) => ![...named, ...IN_NUMBERS].includes(Number(width))),
    );
    expect(foreign).toEqual([]);
  });
});
