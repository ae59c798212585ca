import { expect, test } from 'vitest';
import { shorten, toFileLetters } from './shortClassNames.ts';

const SOURCE = '.card { animation: turn 1s }\n.card > .title-b:hover { color: var(--ink) }\n@keyframes turn { }';

test('shorten gives the styles and the scripts of a file the same names', () => {
  const styles = '.card--aB_-12{animation:turn--aB_-12 1s}.card--aB_-12>.title-b--aB_-12:hover{color:var(--ink)}';
  const scripts = 'export const turn = "turn--aB_-12";\nexport default { card: "card--aB_-12 title-b--aB_-12" };';
  expect(shorten(styles, 'kR', SOURCE)).toBe('._kR0{animation:_kR2 1s}._kR0>._kR1:hover{color:var(--ink)}');
  expect(shorten(scripts, 'kR', SOURCE)).toBe('export const turn = "_kR2";\nexport default { card: "_kR0 _kR1" };');
});

test('toFileLetters gives each file letters of its own, the same whatever files are added', () => {
  const paths = Array.from({ length: 600 }, (_, at) => `pages/page${at}/Page.module.css`);
  const letters = toFileLetters(paths);
  expect(new Set(letters.values()).size).toBe(600);
  expect([...letters.values()].every((two) => /^[A-Za-z]{2}$/.test(two))).toBe(true);
  const [first = ''] = paths;
  expect(toFileLetters([first, 'ui/Button.module.css']).get(first)).toBe(toFileLetters([first]).get(first));
});
