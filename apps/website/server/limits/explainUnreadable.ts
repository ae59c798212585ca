import type { Explanation, UnreadableReason } from '@sala/http-server';
import { renderPlainPage } from './renderPlainPage.ts';

const PAGES: Record<UnreadableReason, [title: string, detail: string]> = {
  address: ['อ่านที่อยู่ของหน้านี้ไม่ได้', 'โปรดตรวจสอบที่อยู่อีกครั้ง'],
  headers: ['ที่อยู่ของหน้านี้ยาวเกินไป', 'โปรดตรวจสอบที่อยู่อีกครั้ง'],
  timeout: ['การเชื่อมต่อช้าเกินไป', 'โปรดลองใหม่อีกครั้ง'],
};

/** A page in Thai for a client whose request cannot be parsed. */
export function explainUnreadable(reason: UnreadableReason): Explanation {
  const [title, detail] = PAGES[reason];
  return { contentType: 'text/html; charset=utf-8', body: renderPlainPage({ title, detail }) };
}
