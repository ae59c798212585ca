import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { listFaults } from './stationFaults.ts';
import { chooseStation, createStation, listLinesLeft, listUntouched } from './stationFolder.ts';

const NAMES = { brand: 'bangrak', name: 'บางรัก' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'station-'));
  cpSync(join(ROOT, 'packages/station'), join(root, 'packages/station'), { recursive: true });
  return () => rmSync(root, { recursive: true });
});

const folder = () => join(root, 'packages/station/src/bangrak');

function change(file: string, before: string | RegExp, after: string): void {
  const path = join(folder(), file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

test('createStation makes all files of a station under the new name', async () => {
  createStation(root, NAMES);
  const files = readdirSync(folder(), { recursive: true, encoding: 'utf8' });
  expect(files.sort()).toEqual(
    readdirSync(join(root, 'packages/station/src/khlongsai'), { recursive: true, encoding: 'utf8' }).sort(),
  );
  const made = await import(join(folder(), 'index.ts'));
  expect(made.STATION).toMatchObject({ brand: 'bangrak', brandName: 'Bangrak', name: 'บางรัก' });
  expect(made.STATION).toMatchObject({ streamingPlatform: 'bangrakplay', streamingPlatformName: 'Bangrak Play' });
  for (const file of files.filter((one) => /\.(ts|css|svg)$/.test(one)))
    expect(readFileSync(join(folder(), file), 'utf8'), file).not.toMatch(/khlong|คลองใส/i);
});

test('listUntouched lists the generated files that have not been changed', () => {
  createStation(root, NAMES);
  const all = listUntouched(root, NAMES);
  expect(all).toEqual(expect.arrayContaining(['station.ts', 'about.ts', join('pictures', 'mark.svg')]));
  writeFileSync(join(folder(), 'about.ts'), 'export const ABOUT = {};\n');
  expect(listUntouched(root, NAMES)).toEqual(all.filter((file) => file !== 'about.ts'));
});

test('listLinesLeft lists the unchanged lines of files that were changed', () => {
  createStation(root, NAMES);
  expect(listLinesLeft(root, NAMES)).toEqual([]);
  change('station.ts', /slogan: '.*'/, "slogan: 'ของเราเอง'");
  change('footer.ts', '/org', 'https://nobody.example');
  const left = listLinesLeft(root, NAMES);
  const has = (text: string) => left.some((line) => line.includes(text));
  for (const text of ["phone: '0-3888-0000'", "ground: '#0d5c46'", "locality: 'เมืองท่าเรือ'", 'footer.ts:8'])
    expect(has(text), text).toBe(true);
  for (const text of ['slogan', "name: 'บางรัก'", 'footer.ts:9']) expect(has(text), text).toBe(false);
});

test('neither a new station nor ours have faults', async () => {
  createStation(root, NAMES);
  for (const brand of ['bangrak', 'khlongsai', 'sala']) expect(await listFaults(root, brand), brand).toEqual([]);
});

test.each([
  ['categories.ts', "path: '/news/politics'", "path: '/news/focus'", 'no category can be at /news/focus'],
  ['categories.ts', "path: '/news/politics'", "path: '/news/north/new'", 'no category can be at /news/north/new'],
  ['categories.ts', "slug: 'politics'", "slug: 'north'", 'two categories have the slug north'],
  ['categories.ts', '/news/politics', '/news/categories/north', 'two categories are at /news/categories/north'],
  ['categories.ts', "'ธรรมชาติ'", "'เลือกตั้ง'", 'two categories have the name เลือกตั้ง'],
  ['channels.ts', "kind: 'online'", "kind: 'main'", '2 channels are of the kind main'],
  ['channels.ts', "key: 'online'", "key: 'tv'", 'two channels have the key tv'],
  ['channels.ts', "key: 'online'", "key: 'TV 2'", 'the key “TV 2” must be of small Latin letters'],
  ['categories.ts', "slug: 'environment'", "slug: 'Pol News'", 'the slug “Pol News” must be of small Latin letters'],
  ['channels.ts', "key: 'online'", "key: 'second'", 'pictures/channel-second.svg is missing'],
  ['colours.css', '--accent: #0d5c46', '--accent: #ffe680', '--accent on #fefefe has a contrast of 1.2'],
  ['colours.css', '--accent: #ffb14a', '--accent: #0d5c46', 'dark: --accent on #101010 has a contrast of 2.3'],
  ['colours.css', '--accent: #0d5c46', '--accent: teal', '--accent is "teal": write it as #rrggbb'],
])('listFaults reports in %s: %s changed to %s', async (file, before, after, why) => {
  createStation(root, NAMES);
  change(file, before, after);
  expect(await listFaults(root, 'bangrak')).toEqual(expect.arrayContaining([expect.stringContaining(why)]));
});

test('listFaults reports a logo that cannot be seen where it is shown', async () => {
  createStation(root, NAMES);
  change('pictures/channel-online.svg', /#fefefe/g, '#1a1a1a');
  expect(await listFaults(root, 'bangrak')).toEqual([
    'pictures/channel-online.svg cannot be seen on its colour in channels.ts: most of it has a contrast below 3.',
    'pictures/channel-online.svg cannot be seen on #101010: most of it has a contrast below 3.',
  ]);
});

test('listFaults reports a logo of the menus that cannot be seen in the dark theme', async () => {
  const pictures = join(root, 'packages/station/src/sala/pictures');
  cpSync(join(pictures, 'network-kids.svg'), join(pictures, 'network-kids-dark.svg'));
  expect(await listFaults(root, 'sala')).toEqual([
    'pictures/network-kids-dark.svg cannot be seen on #101010: most of it has a contrast below 3.',
  ]);
});

test('listFaults reports a picture of another size with the required size', async () => {
  createStation(root, NAMES);
  const pictures = join(folder(), 'pictures');
  cpSync(join(pictures, 'icon-512.png'), join(pictures, 'icon-192.png'));
  expect(await listFaults(root, 'bangrak')).toEqual([
    'pictures/icon-192.png is 512 by 512: make it a PNG of 192 by 192.',
  ]);
});

test.each([
  ['', 'Name a station: there are khlongsai, '],
  ['nowhere', 'There is no station in packages/station/src/nowhere: there are khlongsai, '],
])('%j is rejected as a station, with a list of the existing ones', async (brand, sentence) => {
  await expect(listFaults(root, brand)).rejects.toThrow(sentence);
  expect(() => chooseStation(root, brand)).toThrow(sentence);
});

test.each([
  ['', 'บางรัก', 'no folder'],
  ['../up', 'บางรัก', 'no folder'],
  ['Bangrak', 'บางรัก', 'no folder'],
  ['bangrak', ' ', 'in Thai'],
  ['bangrak', "it's", 'without quotes'],
  ['sala', 'ศาลา', 'already'],
])('createStation rejects the brand %j with the name %j', (brand, name, why) => {
  const before = readdirSync(join(root, 'packages/station/src'));
  expect(() => createStation(root, { brand, name })).toThrow(why);
  expect(readdirSync(join(root, 'packages/station/src'))).toEqual(before);
});

test('chooseStation selects the station that is built', () => {
  const named = () => readFileSync(join(root, 'packages/station/package.json'), 'utf8').match(/\.\/src\/\w+\//g);
  createStation(root, NAMES);
  chooseStation(root, 'bangrak');
  expect(new Set(named())).toEqual(new Set(['./src/bangrak/']));
  chooseStation(root, 'khlongsai');
  expect(new Set(named())).toEqual(new Set(['./src/khlongsai/']));
});
