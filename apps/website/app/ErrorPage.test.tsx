import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';

test('[2.18-01 8-05] status 404 shows the not-found template', () => {
  const html = renderToString(<ErrorPage status={404} />);
  expect(html).toContain('<h1>ไม่พบหน้าที่ท่านต้องการ</h1>');
  expect(html).toContain('href="/home"');
});

test.each([400, 403, 410, 500, 502, 503, 504])('[2.18-01 8-05] status %i shows the server-error template', (status) => {
  const html = renderToString(<ErrorPage status={status} />);
  expect(html).toContain('<h1>ขออภัย ระบบขัดข้องชั่วคราว</h1>');
  expect(html).toContain(String(status));
});
