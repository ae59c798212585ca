import { expect, test } from 'vitest';
import { articleSummary, summaryList } from './summary.ts';
import { tidyKeyPoint } from './tidyKeyPoint.ts';

test.each([
  ['- น้ำล้นตลิ่ง', 'น้ำล้นตลิ่ง'],
  [' •\tน้ำล้นตลิ่ง', 'น้ำล้นตลิ่ง'],
  ['2) **น้ำ**ล้น**ตลิ่ง**', 'น้ำล้นตลิ่ง'],
  ['-5 องศา 2.5 เท่า 2*3', '-5 องศา 2.5 เท่า 2*3'],
])('the key point %j is read as %j', (written, read) => {
  expect(tidyKeyPoint(written)).toBe(read);
});

test('[7.12-01] key points of a service have no signs of lists and bold text, and none is empty', () => {
  const answer = { refCode: 'a/1', id: 1, title: 'ข่าว', summary: ['- **หนึ่ง**', '• ', '1. สอง'] };
  expect(articleSummary.parse(answer).summary).toEqual(['หนึ่ง', 'สอง']);
  expect(summaryList.parse({ items: [answer] }).items[0]?.summary).toEqual(['หนึ่ง', 'สอง']);
});
