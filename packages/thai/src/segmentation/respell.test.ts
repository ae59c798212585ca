import { expect, test } from 'vitest';
import { respell } from './respell.ts';

test.each([
  ['ภูเก็ท', 'ภูเก็ต'],
  ['งบประมาน', 'งบประมาณ'],
  ['กะทรวง', 'กระทรวง'],
  ['กะทรวงการคลัง', 'กระทรวงการคลัง'],
  ['นายกรัฐมนตี', 'นายกรัฐมนตรี'],
  ['ประเทสไทย', 'ประเทศไทย'],
])('%s was meant as %s', (written, meant) => {
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
])('%s was meant as it is written', (written) => {
  expect(respell(written)).toBeNull();
});
