import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportModal } from './ReportModal.tsx';

test('[2.17-01] [2.17-02] [2.17-03] [2.17-04] [2.17-05] [2.17-06] [2.17-07] [3.3-35] the form has a reason, a comment, an email address and a submit button', () => {
  const html = renderToStaticMarkup(<ReportModal refCode="sala-news/1" title="น้ำท่วมปากธาร" onClose={() => {}} />);
  const reasons = [...html.matchAll(/<input type="radio" name="reason" value="([^"]*)"\/>/g)].map(([, value]) => value);
  expect(reasons).toEqual(['พบคำสะกดผิด/อ่านผิด', 'ไม่มีเสียง', 'อื่น ๆ']);
  expect(html).toMatch(/<label for="(.+?)">โปรดแจ้งความคิดเห็นเพื่อการพัฒนาระบบที่ดีขึ้น<\/label><textarea id="\1"/);
  expect(html).toMatch(/<textarea [^>]*placeholder="ระบุรายละเอียดข้อเสนอแนะของท่าน"/);
  expect(html).toMatch(/<label for="report-email">อีเมล \(ถ้ามี\)<\/label>/);
  expect(html).toMatch(/<input id="report-email" [^>]*placeholder="หากต้องการแจ้งข้อมูลเพิ่มเติม โปรดระบุอีเมลเพื่อให้เราติดต่อกลับ"/);
  expect(html).toMatch(/<button type="submit" aria-disabled="true"[^>]*>ส่งความคิดเห็น<\/button>/);
  expect(html).toContain('น้ำท่วมปากธาร');
});
