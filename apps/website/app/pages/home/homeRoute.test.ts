import { NEWS_SECTIONS } from '@sala/contracts';
import { STATION } from '@sala/station';
import { removeJoiners } from '@sala/thai';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestWebsite } from '../../../server/testWebsite.ts';
import { json, openTestService } from '../../platform/services/testService.ts';
import { toImageAddress } from '../../ui/index.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.stubEnv('PAGE_API_URL', service.address);
vi.stubEnv('CONTENT_API_URL', `${service.address}/api`);
const { createTestSite } = await import('../../testSite.server.ts');
const site = await createTestSite();
const website = createTestWebsite({ render: (request) => site(request.url) });

const UNCACHEABLE = 'no-cache, no-store, max-age=0, must-revalidate';
const lead = (title: string) => ({ sections: [{ id: 'l', type: 'lead', title, data: [{ id: 1, title }] }] });
service.answer = (request, response) =>
  json(lead(request.url === '/pages/draft' ? 'ฉบับร่าง' : 'ฉบับจริง'))(request, response);

beforeEach(() => {
  service.requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => service.close());

const page = async (path: string) => {
  const response = await website.request(`http://localhost:3000${path}`);
  return { status: response.status, cached: response.headers.get('cache-control'), html: await response.text() };
};
const from = (address: string) => `page_content_url=${encodeURIComponent(address)}`;
const contentRequests = () =>
  service.requests.filter(
    (path) => !['/breakingnews', '/widgets', '/emergency'].includes(path) && !path.startsWith('/api/'),
  );

test.each(['/', '/home', '/home.data'])(
  '[2.3-02 2.3-03 7.2-03 7.16-02] %s shows the content of its page_content_url, uncached',
  async (path) => {
    const { status, cached, html } = await page(`${path}?${from(`${service.address}/pages/draft`)}`);
    expect([status, cached]).toEqual([200, UNCACHEABLE]);
    expect(html).toContain('ฉบับร่าง');
    expect(html).not.toContain('ฉบับจริง');
    expect(contentRequests()).toEqual(['/pages/draft']);
  },
);

test.each([
  ['of another host', from('http://evil.test/pages/draft')],
  // a stranger could otherwise send a listener's reports, or have any article read aloud
  ['of a service that is no page', from(`${service.address}/webhook/feedback?message=x`)],
  ['that only begins like a page', from(`${service.address}/pages/../webhook/feedback?message=x`)],
  ['that is empty', from('')],
  ['that is repeated', `${from(`${service.address}/pages/draft`)}&${from(`${service.address}/pages/draft`)}`],
])(
  '[2.3-02 2.3-03] a page_content_url %s is an uncached error page in Thai, and nothing is fetched',
  async (_, query) => {
    const { status, cached, html } = await page(`/home?${query}`);
    expect([status, cached]).toEqual([400, UNCACHEABLE]);
    expect(html).toContain('<html lang="th"');
    expect(html).toContain('<h1>ขออภัย ระบบขัดข้องชั่วคราว</h1>');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(contentRequests()).toEqual([]);
    expect(service.requests).not.toContain('/breakingnews');
  },
);

test('[2.1-01] the front page has the station’s description, which no other page has, and the first picture of its leads as its social image', async () => {
  const picture = 'https://pictures.example/lead.webp';
  const answer = service.answer;
  const { html: withoutPicture } = await page('/home');
  expect(withoutPicture).toContain('<meta property="og:image" content="http://localhost:3000/station/social.png"/>');
  const [section] = lead('ฉบับจริง').sections;
  const latest = { id: 'n', type: 'latest', title: 'ข่าวล่าสุด', data: [{ id: 3, title: 'ค', imgUrl: `${picture}?3` }] };
  const leads = [
    { id: 1, title: 'ฉบับจริง' },
    { id: 2, title: 'ข', imgUrl: picture },
  ];
  service.answer = json({ sections: [latest, { ...section, data: leads }] });
  const { html } = await page('/home');
  service.answer = answer;
  expect(html).toContain(`<meta property="og:image" content="http://localhost:3000${toImageAddress(picture, 800)}?t=`);
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description).toBe(STATION.description);
  expect((await page('/search')).html).not.toContain(`content="${description}"`);
});

test('[2.3-03] a page_content_url that redirects to another host is the same error page', async () => {
  service.answer = (_, response) => response.writeHead(302, { location: 'http://evil.test/' }).end();
  const { status, cached, html } = await page(`/home?${from(`${service.address}/pages/draft`)}`);
  expect([status, cached]).toEqual([400, UNCACHEABLE]);
  expect(html).toContain('<h1>ขออภัย ระบบขัดข้องชั่วคราว</h1>');
});

test.each(['/home', '/news'])('%s shows each type of section that a newsroom may send', async (path) => {
  const sections = NEWS_SECTIONS.map((type, index) => ({
    id: type,
    type,
    title: type,
    data: [{ id: index + 1, title: `ข่าวของ ${type}` }],
  }));
  service.answer = json({ sections });
  const { html } = await page(path);
  for (const type of NEWS_SECTIONS) expect(removeJoiners(html)).toContain(`ข่าวของ ${type}`);
});
