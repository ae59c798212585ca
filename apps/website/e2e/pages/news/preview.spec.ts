import { removeJoiners } from '@sala/thai';
import { axeFinds } from '../../support/axe.ts';
import { expect, open, test } from '../../support/fixtures.ts';
import { shows } from '../../support/headlines.ts';
import { newsroomCommand } from '../../support/newsroomCommand.ts';

const TITLE = 'ร่างข่าวทดสอบ: สะพานข้ามคลองปากน้ำใสเปิดใช้หลังซ่อมครบทั้งสองฝั่ง';
const UNCACHEABLE = 'no-cache, no-store, max-age=0, must-revalidate';

// in one worker: each would make and discard a draft, with three commands
test.describe.configure({ mode: 'default' });

let draft = '';
let token = '';
test.beforeAll(() => {
  const file = `---\nsection: region\ntitle: ${TITLE}\nlead: ชาวบ้านเดินทางสะดวกอีกครั้ง\npicture: old-town.webp\n---\nสะพานไม้ซ่อมเสร็จแล้ว`;
  draft = /^d\d+/.exec(newsroomCommand(['articles', 'draft', '-'], file))?.[0] ?? '';
  token = /token=(\S+)/.exec(newsroomCommand(['articles', 'preview', draft]))?.[1] ?? '';
});
test.afterAll(() => {
  newsroomCommand(['articles', 'discard', draft]);
});

const PREVIEWS: [string, string, 'light' | 'dark'][] = [
  ['2.1-24', '/news/content/preview', 'light'],
  ['2.1-25', '/preview/content', 'light'],
  ['2.1-26', '/preview/dark', 'dark'],
  ['2.1-28', '/preview/light', 'light'],
];

test('[2.1-24 2.1-25 2.1-26 2.1-27 2.1-28] previews of drafts and episodes need a valid token, are noindex on the production host, and are never cached', async ({
  request,
  startSite,
}) => {
  const site = await startSite({ SITE_URL: 'https://www.sala.example' });
  for (const [id, path, theme] of PREVIEWS) {
    const answer = await request.get(`${site}${path}?token=${token}`);
    const html = await answer.text();
    expect(answer.status(), id).toBe(200);
    expect(answer.headers()['cache-control'], id).toBe(UNCACHEABLE);
    expect(html, id).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html, id).toContain(`data-theme="${theme}"`);
    expect(removeJoiners(html), id).toContain(`>${TITLE}</h1>`);
    expect(html, id).toContain('ตัวอย่างก่อนเผยแพร่ ฉบับที่');
    // without a valid token nothing is shown, and nothing is cached
    const refused = await request.get(`${site}${path}?token=${token.slice(0, -2)}`);
    expect([refused.status(), refused.headers()['cache-control']], id).toEqual([403, UNCACHEABLE]);
    expect(removeJoiners(await refused.text()), id).not.toContain(TITLE);
  }
  // an episode that is not published yet
  const [, episode] = /token=(\S+)/.exec(newsroomCommand(['episodes', 'preview', '51050'])) ?? [];
  const answer = await request.get(`${site}/preview/episode?token=${episode}`);
  const html = await answer.text();
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, UNCACHEABLE]);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).toContain('data-theme="dark"');
  expect(removeJoiners(html)).toContain('>ตลาดนัดเที่ยงคืนของคนขับรถ</h1>');
  expect((await request.get(`${site}/preview/episode?token=${token}`)).status()).toBe(403);
  expect((await request.get(`${site}/home`)).headers()['cache-control']).not.toBe(UNCACHEABLE);
});

test('a preview opens in both themes and is not counted as a view', async ({ page, complaints }) => {
  const counted: string[] = [];
  page.on('request', (one) => one.url().endsWith('/views') && counted.push(one.url()));
  await page.clock.install();
  await open(page, `/news/content/preview?token=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows(TITLE));
  await page.clock.runFor(10_000);
  for (const [way, theme] of [
    ['ดูบนพื้นมืด', 'dark'],
    ['ดูบนพื้นสว่าง', 'light'],
  ] as const) {
    await page.getByRole('link', { name: way }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows(TITLE));
    await page.clock.runFor(10_000);
    expect(await axeFinds(page, 'main')).toEqual([]);
  }
  expect(counted).toEqual([]);
  expect(complaints).toEqual([]);
});
