import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CARD_COLOURS, FOOTER, HOSTS, STATION } from './index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PLACES = ['apps/website/app', 'apps/website/server', 'apps/newsroom/src'];
// articles are content, and tests may name the station
const LEFT_OUT = ['**/{node_modules,build}', '**/*.test.{ts,tsx}'];

const domain = STATION.productionHost.split('.').slice(-2).join('.');
/** The station's two colours, each in three shades. */
const COLOURS = [
  ...readFileSync(fileURLToPath(import.meta.resolve('@sala/station/colours.css')), 'utf8').matchAll(
    /--(?:indigo|marigold)[\w-]*: (#[\da-f]{6})/g,
  ),
].map(([, colour = '']) => colour);
const NAMES = new RegExp(
  [STATION.name, STATION.brandName, STATION.brand, domain, ...COLOURS]
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|'),
  'i',
);

// names of packages, of fonts in style sheets, of metrics, and of this software
const ALLOWED = [/@sala\/[a-z]+/g, /"Sala (Headline|Reading) Fallback"/g, /\bsala_[a-z_]+/g, /'Sala newsroom'/g];

/** The lines of a text that name the station. */
function naming(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => NAMES.test(ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ''), line)));
}

describe('the search for the station’s names', () => {
  test.each([
    `<h1>ข่าวจาก${STATION.name}</h1>`,
    `const host = '${STATION.productionHost}';`,
    `title: '${STATION.brandName} News'`,
    `border-color: ${CARD_COLOURS.ground};`,
    `'one-${STATION.brand}-menus'`,
    `import x from '@sala/station'; // ${STATION.name}`,
  ])('finds %s', (line) => {
    expect(naming(`a\n${line}\nb`)).toEqual([line]);
  });

  test.each([
    "import { STATION } from '@sala/station';",
    '--headline: "IBM Plex Sans Thai", "Sala Headline Fallback";',
  ])('ignores %s', (line) => {
    expect(naming(line)).toEqual([]);
  });
});

test.each(PLACES)('no file in %s names the station', (place) => {
  const files = globSync(`${place}/**/*.{ts,tsx,css,json,html,sql,svg,md}`, { cwd: ROOT, exclude: LEFT_OUT });
  expect(files.length).toBeGreaterThan(4);
  const result = files.flatMap((file) =>
    naming(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(result).toEqual([]);
});

test('the links of the station lead to this site or to https', () => {
  const links = [...FOOTER.groups.flatMap((group) => group.links), ...FOOTER.downloads].map((link) => link.href);
  for (const href of [...links, STATION.englishSite, STATION.organisationSite])
    expect(href).toMatch(/^(\/[a-z]|https:\/\/)/);
});

test('the hosts of embedded players are host names, not addresses', () => {
  for (const host of HOSTS.embed) expect(new URL(`https://${host}`).host).toBe(host);
});
