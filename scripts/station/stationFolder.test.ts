import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '../step.ts';
import { chooseStation, createStation, listUntouched } from './stationFolder.ts';

const NAMES = { brand: 'bangrak', name: 'บางรัก' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'station-'));
  cpSync(join(ROOT, 'packages/station'), join(root, 'packages/station'), { recursive: true });
  return () => rmSync(root, { recursive: true });
});

const folder = () => join(root, 'packages/station/src/bangrak');

test('a new station has everything that a station has, under its own name', async () => {
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

test('what is still as it was made is said, until it is written', () => {
  createStation(root, NAMES);
  const all = listUntouched(root, NAMES);
  expect(all).toEqual(expect.arrayContaining(['station.ts', 'about.ts', join('pictures', 'mark.svg')]));
  writeFileSync(join(folder(), 'about.ts'), 'export const ABOUT = {};\n');
  expect(listUntouched(root, NAMES)).toEqual(all.filter((file) => file !== 'about.ts'));
});

test.each([
  ['', 'บางรัก', 'no folder'],
  ['../up', 'บางรัก', 'no folder'],
  ['Bangrak', 'บางรัก', 'no folder'],
  ['bangrak', ' ', 'in Thai'],
  ['bangrak', "it's", 'without quotes'],
  ['sala', 'ศาลา', 'already'],
])('%j, called %j, is no new station', (brand, name, why) => {
  const before = readdirSync(join(root, 'packages/station/src'));
  expect(() => createStation(root, { brand, name })).toThrow(why);
  expect(readdirSync(join(root, 'packages/station/src'))).toEqual(before);
});

test('the station that is built is the one that was chosen last', () => {
  const named = () => readFileSync(join(root, 'packages/station/package.json'), 'utf8').match(/\.\/src\/\w+\//g);
  createStation(root, NAMES);
  chooseStation(root, 'bangrak');
  expect(new Set(named())).toEqual(new Set(['./src/bangrak/']));
  chooseStation(root, 'khlongsai');
  expect(new Set(named())).toEqual(new Set(['./src/khlongsai/']));
  expect(() => chooseStation(root, 'nowhere')).toThrow('There is no station in packages/station/src/nowhere.');
});
