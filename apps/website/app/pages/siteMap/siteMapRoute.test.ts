import { STATION } from '@sala/station';
import { afterAll, expect, test, vi } from 'vitest';
import { json, openTestService } from '../../platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
afterAll(() => service.close());

const mainOf = async () => {
  const html = await (await site('/sitemap')).text();
  return { html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};
const GROUP = {
  title: 'ติดตามสถานการณ์',
  links: [
    { title: 'น้ำท่วม', url: '/flood' },
    { title: 'ที่อื่น', url: 'https://elsewhere.example' },
    { title: 'ตัวอย่าง', url: `https://${STATION.productionHost}/program/watch/promo` },
    { title: 'ไม่มีที่ไป', url: 'javascript:alert(1)' },
  ],
};

test('[1-15 2.1-12] the site map shows the groups of its service and the lists of programmes', async () => {
  service.answer = json({ groups: [GROUP] });
  const { html, main } = await mainOf();
  expect(html).toContain('<title>แผนผังเว็บไซต์ | ');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/sitemap"/>');
  expect(main).toMatch(/<h2[^>]*>ติดตามสถานการณ์/);
  expect(main).toContain('ติดตามสถานการณ์');
  expect(main).toContain('<a href="/flood">น้ำท่วม</a>');
  expect(main).toContain('<a href="https://elsewhere.example" target="_blank" rel="noopener noreferrer">ที่อื่น</a>');
  expect(main).toContain('<span>ไม่มีที่ไป</span>');
  for (const link of ['<a href="/program/all/kids">เด็กและครอบครัว</a>', '<a href="/program/archived">รายการเก่า</a>'])
    expect(main).toContain(link);
  expect(main).not.toContain('ข่าวเด่นวันนี้');
});

test('[2.20-01] an address on a host of our own is a path of this site, which stays in the tab', async () => {
  service.answer = json({ groups: [GROUP] });
  expect((await mainOf()).main).toContain('<a href="/program/watch/promo">ตัวอย่าง</a>');
});

test.each([
  ['fails', json({}, 500)],
  ['sends no groups', json({ groups: [] })],
])('the site map shows the menus of the site when its service %s', async (_, answer) => {
  service.answer = answer;
  const { main } = await mainOf();
  for (const part of ['ข่าวเด่นวันนี้', 'ผังรายการ', 'เว็บไซต์ในเครือข่าย']) expect(main).toContain(part);
});
