import { beforeEach, expect, test } from 'vitest';
import { stubBrowserStore } from '../../../../platform/localStore/testBrowserStore.ts';
import { CAPTION_CHOICES, readCaptionStyle, saveCaptionStyle, toCaptionSize } from './captionStyle.ts';

test.each([640, 960, 1280, 1920])('in a picture %i px wide a line of 37 characters fills 68 % of it', (width) => {
  const { fontSize, perLine } = toCaptionSize(width, 'normal', 16);
  expect(perLine).toBe(37);
  expect(37 * 0.56 * fontSize).toBeCloseTo(width * 0.68);
});

test('on a phone captions stay readable and lines become shorter', () => {
  expect(toCaptionSize(320, 'normal', 16)).toEqual({ fontSize: 13, perLine: 29 });
  // as large as the other texts of a viewer who has chosen larger ones
  expect(toCaptionSize(320, 'normal', 32)).toEqual({ fontSize: 26, perLine: 14 });
});

test.each(Object.keys(CAPTION_CHOICES.size) as (keyof typeof CAPTION_CHOICES.size)[])(
  'whatever the size, a line stays within 68 %% of the width: %s',
  (size) => {
    for (const width of [320, 640, 1280]) {
      const { fontSize, perLine } = toCaptionSize(width, size, 16);
      expect(fontSize * perLine * 0.56).toBeLessThanOrEqual(width * 0.68 + 0.01);
    }
    expect(toCaptionSize(1280, size, 16).perLine).toBeLessThanOrEqual(37);
  },
);

let store: Map<string, string>;
beforeEach(() => {
  store = stubBrowserStore();
});

test('the viewer’s caption style is stored', () => {
  expect(readCaptionStyle()).toEqual({ size: 'normal', colour: 'white', background: 'dim', position: 'bottom' });
  const chosen = { size: 'huge', colour: 'yellow', background: 'solid', position: 'top' } as const;
  saveCaptionStyle(chosen);
  expect(readCaptionStyle()).toEqual(chosen);
  expect(saveCaptionStyle({ size: 'small' })).toEqual({ ...chosen, size: 'small' });
  expect(readCaptionStyle()).toEqual({ ...chosen, size: 'small' });
});

test.each(['', '[]', 'null', '{"size":"toString","colour":7}', '{"size":"gigantic"}'])(
  'an invalid stored caption style is the default: %s',
  (stored) => {
    store.set('captionStyle', stored);
    expect(readCaptionStyle()).toEqual({ size: 'normal', colour: 'white', background: 'dim', position: 'bottom' });
  },
);
