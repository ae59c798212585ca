import { expect, test } from 'vitest';
import { explainUnfaithfulness } from './faithful.ts';

const ARTICLE =
  'สภาผู้แทนราษฎรลงมติเห็นด้วย 312 เสียง ไม่เห็นด้วย 97 เสียง งบประมาณ ๑,๒๐๐ ล้านบาท น.ส.ปาริฉัตร ทองเนื้อดี กล่าวว่า “ขอแล้วจึงเปิด” ต้องเปลี่ยนผ่าน Open Data';
const POINTS = [
  'สภาผู้แทนราษฎรลงมติเห็นด้วย 312 ต่อ 97 เสียง',
  'งบประมาณของโครงการนี้อยู่ที่ 1,200 ล้านบาท',
  'น.ส.ปาริฉัตร ทองเนื้อดี เห็นว่าหลัก “ขอแล้วจึงเปิด” ต้องเปลี่ยนด้วย Open Data',
];

test('points whose numbers, names and quotations are in the article are faithful', () => {
  expect(explainUnfaithfulness(POINTS, ARTICLE)).toBe(null);
});

test.each([
  ['a number', 'สภาผู้แทนราษฎรลงมติเห็นด้วย 313 เสียงในวันนี้', '313'],
  ['a name', 'นายสมชาย ใจดี เสนอร่างกฎหมายเปิดเผยข้อมูลงบประมาณ', 'สมชาย'],
  ['a quotation', 'น.ส.ปาริฉัตร ทองเนื้อดี กล่าวว่า “เปิดแล้วจึงขอ” ต่อที่ประชุม', 'เปิดแล้วจึงขอ'],
  ['a foreign word', 'ร่างกฎหมายนี้จะใช้กับระบบ Blockchain ของท้องถิ่น', 'Blockchain'],
])('%s that is not in the article is reported', (_, point, invented) => {
  expect(explainUnfaithfulness([...POINTS.slice(1), point], ARTICLE)).toContain(invented);
});

test.each([
  ['too few', POINTS.slice(0, 2)],
  ['too many', [...POINTS, ...POINTS]],
  ['one that is too short', [...POINTS.slice(1), 'สั้น']],
  ['one that is too long', [...POINTS.slice(1), 'สภาผู้แทนราษฎร'.repeat(30)]],
  ['markup', [...POINTS.slice(1), 'สภาผู้แทนราษฎรลงมติเห็นด้วย <b>312</b> เสียง']],
  ['another language', [...POINTS.slice(1), 'Open Data Open Data Open Data']],
  ['one twice', [POINTS[0] ?? '', POINTS[0] ?? '', POINTS[1] ?? '']],
])('points are rejected with %s', (_, points) => {
  expect(explainUnfaithfulness(points, ARTICLE)).not.toBe(null);
});
