import { expect, test } from 'vitest';
import { respell } from './respell.ts';

test.each([
  ['ภูเก็ท', 'ภูเก็ต'],
  ['งบประมาน', 'งบประมาณ'],
  ['กะทรวง', 'กระทรวง'],
  ['กะทรวงการคลัง', 'กระทรวงการคลัง'],
  ['นายกรัฐมนตี', 'นายกรัฐมนตรี'],
  ['ประเทสไทย', 'ประเทศไทย'],
])('respell corrects %s to %s', (written, meant) => {
  expect(respell(written)).toBe(meant);
});

test.each([
  'ภูเก็ต',
  'งบประมาณ',
  'กระทรวงการคลัง',
  'น้ำท่วมเชียงใหม่',
  'การเดินทาง',
  'ทวี',
  'สาน',
  'กาด',
  'pm2.5',
  '',
  'ะ',
  'เ',
])('respell returns null for the correct “%s”', (written) => {
  expect(respell(written)).toBeNull();
});
