import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingVideo } from './MissingVideo.tsx';
import type { MissingReason } from './missingReason.ts';

const AT = Date.UTC(2026, 10, 21, 23);
const page = (missing: MissingReason) => renderToStaticMarkup(<MissingVideo missing={missing} poster="" />);

test.each<[MissingReason, string, string]>([
  [{ kind: 'restricted' }, 'ดูย้อนหลังทางเว็บไซต์ไม่ได้', '/program/schedules'],
  [{ kind: 'notYet', startsAt: AT }, 'ดูได้ตั้งแต่วันที่ 22 พฤศจิกายน 2569 เวลา 06:00 น.', '/program'],
  [{ kind: 'notYet', startsAt: null }, 'ยังไม่ถึงเวลาเผยแพร่', '/program'],
  [{ kind: 'expired', endsAt: AT }, 'เผยแพร่ถึงวันที่ 22 พฤศจิกายน 2569 เวลา 06:00 น.', '/program'],
  [{ kind: 'expired', endsAt: null }, 'หมดเวลาดูย้อนหลังแล้ว', '/program'],
  [{ kind: 'none' }, 'ยังไม่มีวิดีโอ', '/program'],
])('a missing video with the reason %j shows a message and a link', (missing, words, href) => {
  expect(page(missing)).toContain(words);
  expect(page(missing)).toContain(`href="${href}"`);
});

test('[2.2-34] the streaming platform opens in a new tab, a page of this site does not', () => {
  expect(page({ kind: 'elsewhere', href: 'https://play.example/x' })).toMatch(/href="https:[^>]* target="_blank"/);
  expect(page({ kind: 'none' })).not.toContain('target=');
});

test('a page can replace the link of a missing video', () => {
  const wayOn = { title: 'ดูตอนอื่นของรายการนี้', href: '/program/x' };
  const html = renderToStaticMarkup(<MissingVideo missing={{ kind: 'none' }} poster="" wayOn={wayOn} />);
  expect(html).toContain('href="/program/x"');
  expect(html).not.toContain('href="/program"');
});
