import type { Explanation, UnreadableReason } from '@sala/http-server';
import { renderPlainPage } from './renderPlainPage.ts';

const TITLES: Record<UnreadableReason, string> = {
  address: 'อ่านที่อยู่ของหน้านี้ไม่ได้',
  headers: 'ที่อยู่ของหน้านี้ยาวเกินไป',
  timeout: 'การเชื่อมต่อช้าเกินไป',
};

/** A page in Thai for a client whose request cannot be parsed. */
export function explainUnreadable(reason: UnreadableReason): Explanation {
  return { contentType: 'text/html; charset=utf-8', body: renderPlainPage(TITLES[reason], 'โปรดตรวจสอบที่อยู่อีกครั้ง') };
}
