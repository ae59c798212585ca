import { expect, test } from 'vitest';
import { explainUnreadable } from './explainUnreadable.ts';

test('a request that came too slowly is to be sent again; only one with a wrong address is to be checked', () => {
  expect(explainUnreadable('timeout').body).toContain('<p>โปรดลองใหม่อีกครั้ง หรือ');
  for (const reason of ['address', 'headers'] as const)
    expect(explainUnreadable(reason).body).toContain('<p>โปรดตรวจสอบที่อยู่อีกครั้ง หรือ');
});
