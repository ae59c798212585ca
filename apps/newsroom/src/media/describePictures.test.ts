import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { addAltTexts } from './describePictures.ts';

const DESCRIBED = { 'flood-1a2b3c4d': { alt: 'น้ำ "ท่วม" <ถนน>', credit: '' } };
const ALT = 'alt="น้ำ &quot;ท่วม&quot; &lt;ถนน&gt;"';

test.each([
  ['<p><img src="/media/flood-1a2b3c4d.webp"></p>', `<p><img ${ALT} src="/media/flood-1a2b3c4d.webp"></p>`],
  [
    '<img width="1" src="/media/flood-1a2b3c4d-r2.webp" /> ก',
    `<img ${ALT} width="1" src="/media/flood-1a2b3c4d-r2.webp" /> ก`,
  ],
  ['<img alt="" src="/media/flood-1a2b3c4d.webp">', '<img alt="" src="/media/flood-1a2b3c4d.webp">'],
  ['<img src="/media/other-1a2b3c4d.webp">', '<img src="/media/other-1a2b3c4d.webp">'],
])('addAltTexts adds the stored alt text only where it is missing: %s', (html, expected) => {
  expect(addAltTexts(html, DESCRIBED)).toBe(expected);
});

test.each(['<img ', '<b>', '<img src="/media/flood-1a2b3c4d.webp" ', ' src="/media/a.webp"'])(
  'addAltTexts takes time in proportion to the length of a body of many unclosed %s',
  async (unit) => {
    const body = (length: number) => `<img ${unit.repeat(length / unit.length)}`;
    expect(await measureGrowth(unit, body, 60_000, async (html) => addAltTexts(html, DESCRIBED))).toBeUndefined();
  },
);
