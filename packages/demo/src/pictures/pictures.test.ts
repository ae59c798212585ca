import { expect, test } from 'vitest';
import { PICTURES } from './index.ts';

const scenes = Object.entries(PICTURES);

/** The names of elements left open, or closed without having been opened. */
const unbalanced = (svg: string): string[] => {
  const open: string[] = [];
  for (const [, closing, name = '', own] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (closing) {
      const last = open.pop();
      if (last !== name) return [...open, `${last ?? 'nothing'} closed by ${name}`];
    } else if (!own) open.push(name);
  }
  return open;
};

test('each scene has a name of lower-case letters and hyphens', () => {
  for (const [name] of scenes) expect(name).toMatch(/^[a-z-]+$/);
});

test.each(scenes)('%s is a well-formed, self-contained SVG of 1280 by 720', (_name, draw) => {
  const svg = draw();
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"')).toBe(true);
  expect(svg.endsWith('</svg>')).toBe(true);
  expect(unbalanced(svg)).toEqual([]);
  expect(svg).not.toMatch(/<script|<image|<text|<foreignObject|href|\son[a-z]+=|@import/i);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
});

test.each(scenes)('%s is drawn the same every time', (_name, draw) => {
  expect(draw()).toBe(draw());
});

test('no two scenes are equal', () => {
  expect(new Set(scenes.map(([, draw]) => draw())).size).toBe(scenes.length);
});
