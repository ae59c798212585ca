import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';

const context = testActions(null, testContext);
const PROGRAM = {
  title: 'ริมฝั่งน้ำใส',
  group: 'documentary',
  description: 'ชีวิต**ริมน้ำ**',
  seasons: [{ key: 'one', title: 'ฤดูกาล<i>แรก</i>' }],
};

test.each<[string, () => string[], string[]]>([
  [
    'a programme',
    () => ['programs', 'set', 'rim-fang', context.file('p.json', JSON.stringify(PROGRAM))],
    [
      'Readers see <i> in the seasons.0.title as it is typed: it has no HTML.',
      'Readers see “**ริมน้ำ**” in the description as it is typed: it has no Markdown.',
    ],
  ],
  [
    'a situation',
    () => ['situations', 'add', 'storm', 'พายุ', '--lead', 'ฝน&nbsp;ตก'],
    ['Readers see &nbsp; in the lead as it is typed: it has no HTML.'],
  ],
  [
    'a post',
    () => ['situations', 'post', 'storm', '**ด่วน** ฝนตก'],
    ['Readers see “**ด่วน**” in the headline as it is typed: it has no Markdown.'],
  ],
  [
    'an emergency',
    () => ['emergency', 'raise', 'น้ำป่า<br>หลาก'],
    ['Readers see <br> in the text as it is typed: it has no HTML.'],
  ],
  ['a plain text', () => ['situations', 'fact', 'storm', 'ระดับน้ำ', '3 < 5 ม.', '--source', 'R&D'], []],
])('HTML and Markdown in the plain texts of %s give a warning', async (_, toArgs, sentences) => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run(...toArgs());
  expect(warnings.mock.calls.flat()).toEqual(sentences);
});
