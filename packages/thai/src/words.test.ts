import { expect, test } from 'vitest';
import { listWordSpans, listWords } from './words.ts';

test.each<[string, string[]]>([
  ['น้ำท่วมเชียงใหม่', ['น้ำ', 'ท่วม', 'เชียงใหม่']],
  ['นํ้า\u200bท่วม', ['น้ำ', 'ท่วม']],
  ['เงินดิจิทัล ๑๐,๐๐๐ บาท', ['เงิน', 'ดิจิทัล', '10000', 'บาท']],
  ['30บาทรักษาทุกที่', ['30', 'บาท', 'รักษา', 'ทุก', 'ที่']],
  ['วันที่1มกราคม2568', ['วัน', 'ที่', '1', 'มกราคม', '2568']],
  ['ร้อยละ1.5ต่อปี', ['ร้อยละ', '1.5', 'ต่อ', 'ปี']],
  ['พ.ร.บ.งบประมาณ', ['พรบ', 'งบ', 'ประมาณ']],
  ['พ.ร.บ. SEC', ['พรบ', 'sec']],
  ['ก.ย.นี้', ['กย', 'นี้']],
  ['น.ส.แพทองธาร', ['นส', 'แพทองธาร']],
  ['รมว.คลัง', ['รมว', 'คลัง']],
  ['กม.ที่ 4', ['กม', 'ที่', '4']],
  ['ผบ.ตร.', ['ผบ', 'ตร']],
  ['COVID-19', ['covid', '19']],
  ['ฝุ่น PM2.5', ['ฝุ่น', 'pm', '2.5']],
  ['โควิด COVID19 H5N1', ['โควิด', 'covid', '19', 'h5n1']],
  ['“สุริยะ” ลั่น!', ['สุริยะ', 'ลั่น']],
  ['😀 🇹🇭 … -- "', []],
  ['', []],
])('listWords splits, folds and joins abbreviations of “%s”', (text, words) => {
  expect(listWords(text)).toEqual(words);
});

test.each(['น.ส.แพทองธาร ชินวัตร', 'ปี2567/68 วงเงิน 1,234.50 บาท', 'กม.ที่ 4+425', 'วันที่1มกราคม2568.'])(
  'listWordSpans returns the positions of the words of “%s”',
  (text) => {
    let from = 0;
    for (const { word, start, end } of listWordSpans(text)) {
      expect(start).toBeGreaterThanOrEqual(from);
      expect(text.slice(start, end).replaceAll(/[.,](?!\d\d?$)/g, '')).toBe(word);
      from = end;
    }
    expect(from).toBeGreaterThan(0);
  },
);

test('an abbreviation is the same word with and without its dots', () => {
  expect(listWords('ส.ส.')).toEqual(listWords('สส'));
  expect(listWords('กทม.')).toEqual(listWords('กทม'));
});
