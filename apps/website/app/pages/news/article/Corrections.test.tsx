import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Corrections } from './Corrections.tsx';

test('no line of a correction begins with น., which belongs to its time', () => {
  const note = 'งานเริ่ม 18.30 น. ไม่ใช่ 17.00 น. ตามฉบับแรก';
  const html = renderToStaticMarkup(<Corrections corrections={[{ note, at: Date.UTC(2026, 1, 18, 3) }]} />);
  expect(html).toContain('เมื่อ 18 กุมภาพันธ์ 2569 เวลา 10:00\u00a0น.');
  expect(html).toContain('งานเริ่ม 18.30\u00a0น. ไม่ใช่ 17.00\u00a0น. ตามฉบับแรก');
});
