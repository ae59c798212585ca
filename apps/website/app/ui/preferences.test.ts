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
/** What stands in the media query of a preference in the sheet of all pages. */
const preferred = (query: string) => {
  const [, rest = ''] = read('ui/base.css').split(`@media (${query}) {`);
  return rulesOf(rest.slice(0, rest.search(/^\}/m)));
};

describe('where less motion is wished for', () => {
  const [all] = preferred('prefers-reduced-motion: reduce');

  test('every animation of the style sheets ends at once, the endless ones too', () => {
    expect(all?.selector.split(/,\s*/)).toEqual(['*', '*::before', '*::after']);
    expect(all?.declared).toContain('animation-duration: 0.01ms !important;');
    expect(all?.declared).toContain('animation-iteration-count: 1 !important;');
    const animated = sheets.flatMap(({ file, css }) =>
      rulesOf(css).flatMap(({ selector, declared }) =>
        /\banimation(-[a-z]+)?:/.test(declared) ? [{ file, selector, declared }] : [],
      ),
    );
    expect(animated.filter(({ declared }) => /infinite/.test(declared)).length).toBeGreaterThan(2);
    // neither said louder than that rule, nor of what it does not reach
    const beyond = animated.filter(
      ({ file, selector, declared }) =>
        file !== join('ui', 'base.css') &&
        (/animation[^;]*!important/.test(declared) || /::(?!before|after)/.test(selector)),
    );
    expect(beyond).toEqual([]);
  });

  test('no script and no drawing moves without end', () => {
    const sources = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !/\.test\.|Vectors/.test(file));
    expect(sources.filter((file) => /iterations: *Infinity|<animate|repeatCount/.test(read(file)))).toEqual([]);
  });
});

describe('where a reader has chosen the colours', () => {
  test('what is filled, is filled with one of them', () => {
    const [, tokens] = preferred('forced-colors: active');
    expect(tokens?.selector).toContain('[data-theme][data-theme]');
    for (const token of ['mark', 'accent', 'alert']) expect(tokens?.declared).toContain(`--${token}: Highlight;`);
    expect(tokens?.declared).toContain('--rule: GrayText;');
  });

  test.each([
    ['live/OnNow.module.css', '.progress progress'],
    ['video/screen/controls/Timeline.module.css', '.rail'],
    ['video/screen/controls/Timeline.module.css', '.knob'],
    ['stories/player/StoryPlayer.module.css', '.progress'],
    ['news/article/ArticlePage.module.css', '.progress'],
    ['audio/player/Progress.module.css', '.track input::-webkit-slider-thumb'],
    ['audio/player/Progress.module.css', '.track input::-moz-range-thumb'],
  ])('%s: %s keeps its fill', (file, selector) => {
    const declared = rulesOf(read(file)).flatMap((rule) => (rule.selector === selector ? rule.declared : []));
    expect(declared.join()).toContain('forced-color-adjust: none;');
  });
});

test('an abbreviation says what it stands for, in a title: nobody hears a label of it', () => {
  const marks = globSync('**/*.tsx', { cwd: APP })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => read(file).match(/<abbr\b[^>]*>/g) ?? []);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.filter((mark) => !mark.includes('title=') || mark.includes('aria-label'))).toEqual([]);
});
