import { ABOUT, NAVIGATION, POSTAL_ADDRESS, STATION } from '@sala/station';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from '../../platform/services/testService.ts';

vi.stubEnv('NEWSROOM_URL', 'http://127.0.0.1:9');
const service = await openTestService();
vi.stubEnv('PROGRAM_API_URL', service.address);
const content = await openTestService();
vi.stubEnv('CONTENT_API_URL', content.address);
vi.stubEnv('SERVER_ENABLE_IN_MEMORY_CACHE_NAVBAR', '0');
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
beforeEach(() => {
  service.requests.length = 0;
  service.answer = json({}, 500);
  // without entries of the content service the menus are the station's own
  content.answer = json({ data: [] });
});
afterAll(() => Promise.all([service.close(), content.close()]));

const page = async (path: string) => {
  const response = await site(path);
  const html = await response.text();
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
};
const inNewTab = (url: string) => `<a href="${url}" target="_blank" rel="noopener noreferrer">`;

test('[2.2-27] /org presents the station, its principles, its channels and its contacts', async () => {
  const { status, html, main } = await page('/org');
  expect(status).toBe(200);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/org"/>');
  expect(html).toContain(`<meta name="description" content="${ABOUT.lead}"/>`);
  expect(main).toContain(`<h1>รู้จัก${STATION.name}</h1>`);
  for (const { title, text } of ABOUT.principles) expect(main).toContain(`<dt>${title}</dt><dd>${text}</dd>`);
  for (const url of ['/live', '/live/online']) expect(main).toContain(`<a href="${url}">`);
  for (const line of POSTAL_ADDRESS) expect(main).toContain(line);
  expect(main).toContain(STATION.phone);
  for (const { title, href } of ABOUT.sources) expect(main).toContain(`${inNewTab(href)}${title}</a>`);
  expect(main).not.toContain('style=');
});

test('/org opens a channel on another site in a new tab', async () => {
  const url = 'https://channel.example/watch';
  const channel = { id: 1, title: 'ช่องพันธมิตร', url, isExternal: true };
  content.answer = (request, response) =>
    json({ data: request.url?.startsWith('/live-channels') ? [channel] : [] })(request, response);
  const { main } = await page('/org');
  expect(main).toContain(`${inNewTab(url)}<span>ช่องพันธมิตร</span></a>`);
});

test('[1-31 2.2-31 2.2-33] /org links to the organisation’s site and corporate pages, each in a new tab', async () => {
  const { main } = await page('/org');
  expect(NAVIGATION.orgs.map(({ url }) => url)).toContain(STATION.organisationSite);
  for (const { title, url } of NAVIGATION.orgs) expect(main).toContain(`${inNewTab(url)}${title}</a>`);
  // jobs, PR news, the board, the council, complaints, contact
  expect(NAVIGATION.orgs.length).toBeGreaterThanOrEqual(7);
});

test('[1-31 2.2-34] /org links to the sister websites and services, each in a new tab', async () => {
  const { main } = await page('/org');
  const sites = NAVIGATION['network-menus'].flatMap(({ options }) => options);
  expect(sites.length).toBeGreaterThan(4);
  for (const { title, subtitle, url } of sites)
    expect(main).toContain(`${inNewTab(url)}${title}</a><span>${subtitle}</span>`);
});

test('[1-02 2.2-30 2.2-32] the site is in Thai; the English sister site and the digital services open in a new tab', async () => {
  const { html, main } = await page('/sitemap');
  expect(html).toContain('<html lang="th"');
  expect(html.split('<main')[0]).toMatch(new RegExp(`<a href="${STATION.englishSite}" target="_blank"[^>]*>English`));
  for (const title of ['English', 'บริการดิจิทัล'])
    expect(main).toMatch(
      new RegExp(`<a href="https://[^"]+" target="_blank" rel="noopener noreferrer"[^>]*>${title}</a>`),
    );
});

test('[7.7-12] /org lists the announcements with their dates; what has no address is plain text, what is on this site opens here', async () => {
  service.answer = json({
    data: [
      {
        id: 2,
        title: 'รับฟังความเห็นเรื่องผังรายการ',
        url: 'https://org.example/2',
        published_at: '2026-11-20T09:00:00+07:00',
      },
      { id: 1, title: 'ประกาศรับสมัครงาน', url: '', published_at: '2026-11-01T09:00:00+07:00' },
      { id: 3, title: 'ผังรายการใหม่', url: `https://${STATION.productionHost}/program/schedules?channel=tv` },
    ],
    meta: {},
  });
  const { status, main } = await page('/org');
  expect(status).toBe(200);
  expect(service.requests).toEqual(['/external/org/pr-news?limit=4']);
  const section = /<section[^>]*aria-labelledby="announcements".*?<\/section>/s.exec(main)?.[0] ?? '';
  expect(section).toContain(`${inNewTab('https://org.example/2')}รับฟังความเห็นเรื่องผังรายการ</a>`);
  expect(section).toContain('>20 พฤศจิกายน 2569</time>');
  expect(section).toContain('<span>ประกาศรับสมัครงาน</span>');
  expect(section).toContain('<a href="/program/schedules?channel=tv">ผังรายการใหม่</a>');
});

test('/org answers 200 without announcements when they cannot be fetched', async () => {
  const { status, main } = await page('/org');
  expect(status).toBe(200);
  expect(main).not.toContain('announcements');
});
