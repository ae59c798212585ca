import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILMS_FOLDER } from '@sala/demo/films';
import { expect, test } from 'vitest';
import { isLandscape, openFilms } from './films.ts';

const films = [...openFilms(FILMS_FOLDER).values()];
const filesOf = (pattern: string) => globSync(pattern, { cwd: FILMS_FOLDER }).map((file) => join(FILMS_FOLDER, file));

test('every film has all its segments in two sizes, and no others', () => {
  expect(films.flatMap(({ name, missing }) => [...missing].map((part) => `${name}/${part}`))).toEqual([]);
  expect(films.length).toBeGreaterThan(5);
  for (const { name, seconds, renditions } of films) {
    expect(renditions).toHaveLength(2);
    expect(filesOf(`${name}/*/*.m4s`)).toHaveLength((seconds / 4) * 2);
  }
});

test('the films together are smaller than seven megabytes', () => {
  const bytes = filesOf('**/*.*').reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(7_000_000);
});

test('the bandwidth of every rendition is that of its largest segment', () => {
  for (const { name, renditions } of films) {
    for (const rendition of renditions) {
      const rates = filesOf(`${name}/${rendition.name}/*.m4s`).map((file) => statSync(file).size * 2);
      expect(Math.max(...rates)).toBe(rendition.bandwidth);
    }
  }
});

test('the films of a channel have the same decoder configuration for each size', () => {
  // a player goes from one film to the next without a new configuration
  const landscape = films.filter(isLandscape);
  for (const size of landscape[0]?.renditions ?? []) {
    const configurations = landscape.map(({ name }) => readDecoderConfiguration(name, size.name));
    expect(new Set(configurations).size, `${size.name} lines`).toBe(1);
  }
});

/** The `avcC` box of a rendition in hexadecimal: profile, level, SPS and PPS (ISO 14496-15, 5.3.3.1). */
function readDecoderConfiguration(film: string, rendition: string): string {
  const init = readFileSync(join(FILMS_FOLDER, film, rendition, 'init.mp4'));
  const start = init.indexOf('avcC') - 4;
  return init.subarray(start, start + init.readUInt32BE(start)).toString('hex');
}

test('captions have at most two lines of 37 characters, in Thai', () => {
  const files = filesOf('*/th/*.vtt');
  expect(files.length).toBeGreaterThan(films.length);
  for (const file of files) {
    const [head, ...blocks] = readFileSync(file, 'utf8').trimEnd().split('\n\n');
    expect(head).toBe('WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0');
    for (const block of blocks) {
      const [time, ...lines] = block.split('\n');
      expect(time).toMatch(/^00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}$/);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect([line, line.length <= 37 && /[ก-๛]/.test(line)]).toEqual([line, true]);
    }
  }
});
