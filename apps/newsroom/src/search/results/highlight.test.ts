import { expect, test } from 'vitest';
import { parseSearchText } from '../queries/searchText.ts';
import { toExcerpt } from './excerpt.ts';
import { highlight, type Segment } from './highlight.ts';

const marked = (segments: Segment[]) => segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const markMatches = (text: string, query: string) => marked(highlight(text, parseSearchText(query)));

test.each([
  ['น้ำท่วมเชียงใหม่ น้ำลดแล้ว', 'น้ำท่วม', '[น้ำท่วม]เชียงใหม่ น้ำลดแล้ว'],
  ['เชียงใหม่เตรียมรับน้ำ', 'น้ำท่วมเชียงใหม่', '[เชียงใหม่]เตรียมรับ[น้ำ]'],
  ['ทํางานแก้นํ้า\u200bท่วม ๒๕๖๘', 'น้ำท่วม 2025', 'ทํางานแก้[นํ้า\u200bท่วม ๒๕๖๘]'],
  ['น.ส.แพทองธาร ชินวัตร', 'แพทองธารชินวัตร', 'น.ส.[แพทองธาร ชินวัตร]'],
  ['ข่าวข้าวขาว', 'ขาว', 'ข่าวข้าว[ขาว]'],
  ['ค่าแรงขั้นต่ำ', 'คาแรง', '[ค่าแรง]ขั้นต่ำ'],
  ['ร่าง พ.ร.บ.งบประมาณ', 'พรบ', 'ร่าง [พ.ร.บ].งบประมาณ'],
  ['วันที่ 3 เม.ย. ถึง 5 สิงหาคม 2568', '3 เมษายน 5 สค 68', 'วันที่ [3 เม.ย]. ถึง [5 สิงหาคม 2568]'],
  ['สั่ง ผบ.ตร. ดูแล รพ.สต. ทุกแห่ง', 'ผบตร รพสต', 'สั่ง [ผบ.ตร]. ดูแล [รพ.สต]. ทุกแห่ง'],
  ['โควิด-19 กับทวิตเตอร์', 'covid twitter', '[โควิด]-19 กับ[ทวิตเตอร์]'],
  ['เชื่อมโยงข้อมูล', 'เชื่อม', '[เชื่อม]โยงข้อมูล'],
  ['ชาวกรุงเทพมหานคร', 'กรุงเทพ', 'ชาว[กรุงเทพ]มหานคร'],
  ['Soft Power ไทย', 'soft power', '[Soft Power] ไทย'],
  ['<b>น้ำ</b> & "ไฟ"', 'น้ำ', '<b>[น้ำ]</b> & "ไฟ"'],
  ['ไม่มีอะไร', 'น้ำ', 'ไม่มีอะไร'],
  ['', 'น้ำ', ''],
])('in “%s” the matches of “%s” are highlighted', (text, query, result) => {
  expect(markMatches(text, query)).toBe(result);
});

test('the segments joined are the text', () => {
  for (const text of ['  นํ้า ๆ ท่วม\u200b  ', 'น้ำ', '😀น้ำ😀', 'ก็็ น้ำ\u200b']) {
    expect(
      highlight(text, parseSearchText('น้ำ ท่วม'))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('toExcerpt of a long body begins near the match', () => {
  const body = `${'ประชุมเรื่องอื่น ๆ ต่อเนื่อง '.repeat(40)}โดยนายสุริยะ จึงรุ่งเรืองกิจ กล่าวปิด ${'ตามด้วยเรื่องอื่น '.repeat(40)}`;
  const text = marked(toExcerpt(body, parseSearchText('สุริยะ จึงรุ่งเรืองกิจ')));
  expect(text).toContain('[สุริยะ จึงรุ่งเรืองกิจ]');
  expect(text).toMatch(/^… /);
  expect(text).toMatch(/ …$/);
  expect(text.length).toBeLessThan(250);
});

test('toExcerpt begins where the most searched words fit, also when the last one ends with the excerpt', () => {
  const [others, between] = ['ข'.repeat(10).concat(' ').repeat(40), 'ก'.repeat(173)];
  const excerpt = toExcerpt(`น้ำ ${others}น้ำ ${between} ฝน`, parseSearchText('น้ำ ฝน'));
  expect(marked(excerpt)).toBe(`… [น้ำ] ${between} [ฝน]`);
});

test('toExcerpt keeps a short text whole and cuts a long one without spaces', () => {
  expect(marked(toExcerpt('น้ำลด', parseSearchText('น้ำ')))).toBe('[น้ำ]ลด');
  expect(
    toExcerpt('ก'.repeat(5000), parseSearchText('น้ำ'))
      .map((part) => part.text)
      .join('').length,
  ).toBeLessThan(300);
  expect(toExcerpt('', parseSearchText('น้ำ'))).toEqual([]);
});
