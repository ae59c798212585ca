import { measureGrowth } from '@sala/hostile-input';
import { expect, test } from 'vitest';
import { describeBodyPictures } from './describeBodyPictures.ts';

const SIZE = { width: 1600, height: 900 };
const DESCRIBED = { 'flood-1a2b3c4d': { alt: 'น้ำ "ท่วม" <ถนน>', credit: '', ...SIZE } };
const ALT = 'alt="น้ำ &quot;ท่วม&quot; &lt;ถนน&gt;"';

test.each([
  [
    '<p><img src="/media/flood-1a2b3c4d.webp"></p>',
    `<p><img ${ALT} width="1600" height="900" src="/media/flood-1a2b3c4d.webp"></p>`,
  ],
  [
    '<img width="1" src="/media/flood-1a2b3c4d-r2.webp" /> ก',
    `<img ${ALT} width="1" src="/media/flood-1a2b3c4d-r2.webp" /> ก`,
  ],
  [
    '<img alt="" src="/media/flood-1a2b3c4d.webp">',
    '<img width="1600" height="900" alt="" src="/media/flood-1a2b3c4d.webp">',
  ],
  ['<img src="/media/other-1a2b3c4d.webp">', '<img src="/media/other-1a2b3c4d.webp">'],
])(
  'a body gets the stored alt text and the size of an uploaded picture only where they are missing: %s',
  (html, expected) => {
    expect(describeBodyPictures(html, DESCRIBED)).toBe(expected);
  },
);

const CREDITED = { 'dam-1a2b3c4d': { alt: 'เขื่อน', credit: 'ภาพ: ก & ข', ...SIZE } };
const DAM = '<img alt="" width="3" src="/media/dam-1a2b3c4d.webp">';
const CREDIT = '<small>ภาพ: ก &amp; ข</small>';

test.each([
  [
    'its caption',
    `<figure>${DAM}<figcaption>เขื่อน</figcaption></figure>`,
    `<figure>${DAM}<figcaption>เขื่อน ${CREDIT}</figcaption></figure>`,
  ],
  [
    'a caption that has it already',
    `<figure>${DAM}<figcaption>ภาพ: ก &amp; ข</figcaption></figure>`,
    `<figure>${DAM}<figcaption>ภาพ: ก &amp; ข</figcaption></figure>`,
  ],
  [
    'a figure without a caption',
    `<figure>${DAM}</figure>`,
    `<figure>${DAM}<figcaption>${CREDIT}</figcaption></figure>`,
  ],
  [
    'a figure of two pictures',
    `<figure>${DAM}<p>${DAM}</p></figure>`,
    `<figure>${DAM}<p>${DAM}</p><figcaption>${CREDIT}</figcaption></figure>`,
  ],
  [
    'a paragraph of its own',
    `<p>ก</p><p> ${DAM}\n</p>`,
    `<p>ก</p><figure>${DAM}<figcaption>${CREDIT}</figcaption></figure>`,
  ],
  ['no paragraph', `<p>ก</p>${DAM}`, `<p>ก</p><figure>${DAM}<figcaption>${CREDIT}</figcaption></figure>`],
  ['a line', `<p>ก ${DAM} ข</p>`, `<p>ก ${DAM} ${CREDIT} ข</p>`],
  [
    'a body with the same words elsewhere',
    `<p>ภาพ: ก</p><figure>${DAM}<figcaption></figcaption></figure>`,
    `<p>ภาพ: ก</p><figure>${DAM}<figcaption> ${CREDIT}</figcaption></figure>`,
  ],
])('the credit of an uploaded picture is shown once, in %s', (_, html, expected) => {
  expect(describeBodyPictures(html, CREDITED)).toBe(expected);
});

test.each([
  '<img ',
  '<b>',
  '<p> ',
  '<figure>',
  `<p>${DAM}`,
  '</figcaption>',
  '<img src="/media/flood-1a2b3c4d.webp" ',
  ' src="/media/a.webp"',
])(
  'describing the pictures of a body takes time in proportion to the length of a body of many unclosed %s',
  async (unit) => {
    const body = (length: number) => `<img ${unit.repeat(length / unit.length)}`;
    expect(
      await measureGrowth(unit, body, 60_000, async (html) => describeBodyPictures(html, DESCRIBED)),
    ).toBeUndefined();
  },
);
