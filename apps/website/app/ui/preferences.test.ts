import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(APP, file), 'utf8');
const sheets = globSync('**/*.css', { cwd: APP }).map((file) => ({ file, css: read(file) }));
/** The innermost rules of a style sheet: their selector and what they declare. */
const rulesOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', declared = '']) => ({
      selector: selector.trim(),
      declared,
    }),
  );
/** The declarations in the media query of a preference in base.css. */
const preferred = (query: string) => {
  const [, rest = ''] = read('ui/base.css').split(`@media (${query}) {`);
  return rulesOf(rest.slice(0, rest.search(/^\}/m)));
};

describe('with prefers-reduced-motion', () => {
  const [all] = preferred('prefers-reduced-motion: reduce');

  test('every animation of the style sheets ends at once, endless ones included', () => {
    expect(all?.selector.split(/,\s*/)).toEqual(['*', '*::before', '*::after']);
    expect(all?.declared).toContain('animation-duration: 0.01ms !important;');
    expect(all?.declared).toContain('animation-iteration-count: 1 !important;');
    const animated = sheets.flatMap(({ file, css }) =>
      rulesOf(css).flatMap(({ selector, declared }) =>
        /\banimation(-[a-z]+)?:/.test(declared) ? [{ file, selector, declared }] : [],
      ),
    );
    expect(animated.filter(({ declared }) => /infinite/.test(declared)).length).toBeGreaterThan(2);
    // no animation has a higher priority than that rule, or is on a pseudo-element that the rule does not select
    const beyond = animated.filter(
      ({ file, selector, declared }) =>
        file !== join('ui', 'base.css') &&
        (/animation[^;]*!important/.test(declared) || /::(?!before|after)/.test(selector)),
    );
    expect(beyond).toEqual([]);
  });

  const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !/\.test\.|Vectors/.test(file));

  test('no script scrolls smoothly: its own behaviour would win over the style sheet’s', () => {
    const scrolling = sources.filter((file) => read(file).includes("'smooth'"));
    expect(scrolling.length).toBeGreaterThan(1);
    expect(scrolling.filter((file) => !read(file).includes('(prefers-reduced-motion: reduce)'))).toEqual([]);
  });

  test('no script and no drawing has an endless animation', () => {
    expect(sources.filter((file) => /iterations: *Infinity|<animate|repeatCount/.test(read(file)))).toEqual([]);
  });
});

describe('with forced colours', () => {
  test('filled parts have the colour Highlight', () => {
    expect(preferred('forced-colors: active').find(({ selector }) => selector === ':root')?.declared).toContain(
      '--filled: Highlight;',
    );
  });

  const [FILM, SOUND] = [
    'player/video/playback/controls/Timeline.module.css',
    'player/audio/player/Progress.module.css',
  ];
  test.each([
    {
      file: 'pages/live/CurrentAiring.module.css',
      adjusted: '.progress progress',
      filled: '.progress ::-webkit-progress-value',
    },
    {
      file: 'pages/live/CurrentAiring.module.css',
      adjusted: '.progress progress',
      filled: '.progress ::-moz-progress-bar',
    },
    { file: FILM, adjusted: '.rail', filled: '.played' },
    { file: FILM, adjusted: '.knob', filled: '.knob' },
    { file: 'pages/shortClips/player/ShortClipPlayer.module.css', adjusted: '.progress', filled: '.progress' },
    { file: 'pages/news/article/ArticlePage.module.css', adjusted: '.progress', filled: '.progress' },
    { file: SOUND, adjusted: '.track input::-webkit-slider-thumb', filled: '.track svg .played' },
    { file: SOUND, adjusted: '.track input::-moz-range-thumb', filled: '.track input::-moz-range-thumb' },
  ])('$file: $filled keeps its fill colour', ({ file, adjusted, filled }) => {
    const declared = (expected: string) =>
      rulesOf(read(file)).flatMap(({ selector, declared }) => (selector === expected ? declared : []));
    expect(declared(adjusted).join()).toContain('forced-color-adjust: none;');
    expect(declared(filled).join()).toContain('var(--filled, ');
  });
});

test('every abbr has a title and no aria-label', () => {
  const marks = globSync('**/*.tsx', { cwd: APP })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => read(file).match(/<abbr\b[^>]*>/g) ?? []);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.filter((mark) => !mark.includes('title=') || mark.includes('aria-label'))).toEqual([]);
});
