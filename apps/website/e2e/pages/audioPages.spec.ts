import { NEWSROOM } from '../support/addresses.ts';
import { axeFinds } from '../support/axe.ts';
import { expect, open, test } from '../support/fixtures.ts';

const AUDIO_NEWS = '/ai-audio-news';
const DAILY = `${AUDIO_NEWS}/playlists/daily-news`;

/** The first articles of the day, once the newsroom has made narrations of some. */
let heard: { contentId: string; title: string }[] = [];
test.beforeAll(async ({ request }) => {
  const spoken = async () => {
    const playlist = await (await request.get(`${NEWSROOM}/playlist/url:daily-news`)).json();
    heard = playlist.data.contentInfo.data;
    return heard.length;
  };
  await expect.poll(spoken, { timeout: 120_000 }).toBeGreaterThan(1);
});

test('[2.1-23] [2.2-25] [3.3-32] the news of the day has play buttons, opens as a playlist, and its articles are added to the queue', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, AUDIO_NEWS);
  await expect(page.getByRole('heading', { level: 1, name: 'ข่าวเสียง' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ฟังทั้งหมด' })).toBeInViewport();
  const daily = page.getByRole('region', { name: 'ข่าวประจำวัน' });
  const first = daily.getByRole('listitem').first();
  await expect(first.getByRole('button')).toHaveAccessibleName(/^ฟังข่าว: ./);
  expect((await first.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(first.getByText(/^\d\d:\d\d$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFinds(page, 'main')).toEqual([]);

  await page.evaluate((id) => localStorage.setItem('audioHeard', JSON.stringify([id])), heard[1]?.contentId);
  await open(page, DAILY);
  await expect(page.getByRole('heading', { level: 1, name: 'ข่าวประจำวัน' })).toBeVisible();
  await expect(page.getByRole('main').getByText('ฟังแล้ว')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /คิว/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'ข่าวเสียง', exact: true }).and(page.locator('main a')).click();
  await page.waitForURL(`**${AUDIO_NEWS}`);

  // while one article plays, another one is added to the queue
  await open(page, `/news/content/${heard[0]?.contentId}`);
  await page.getByRole('button', { name: 'ฟังข่าวนี้' }).click();
  await expect(page.getByRole('region', { name: 'เครื่องเล่นอ่านให้ฟัง' })).toBeVisible();
  await open(page, DAILY);
  const queue = page.getByRole('button', { name: `เพิ่มในคิว ${heard[1]?.title}` });
  await expect(queue).toBeVisible();
  await expect(page.getByRole('button', { name: `เพิ่มในคิว ${heard[0]?.title}` })).toHaveCount(0);
  await queue.click();
  await expect(page.getByRole('button', { name: `อยู่ในคิวแล้ว ${heard[1]?.title}` })).toBeFocused();
  const { audioQueue } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('audioQueue') ?? ''));
  expect(audioQueue.map((item: { contentId: string }) => item.contentId)).toEqual([
    heard[0]?.contentId,
    heard[1]?.contentId,
  ]);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each article links to an MP3 file that answers range requests', async ({ page, request }) => {
    await page.goto(DAILY);
    await expect(page.getByRole('button', { name: 'ฟังทั้งหมด' })).toBeHidden();
    const file = page.getByRole('main').getByRole('link', { name: /MP3$/ }).first();
    await expect(file).toBeVisible();
    const address = (await file.getAttribute('href')) ?? '';
    const sound = await request.get(address, { headers: { range: 'bytes=0-999' } });
    expect([sound.status(), sound.headers()['content-type'], (await sound.body()).length]).toEqual([
      206,
      'audio/mpeg',
      1000,
    ]);
    expect(new URL(sound.url()).pathname).toMatch(/^\/sound\/[\w-]+\.mp3$/);

    await page.goto(`/news/content/${heard[0]?.contentId}`);
    await expect(page.getByRole('link', { name: 'ฟังข่าวนี้ (MP3)' })).toBeVisible();
  });
});

test('[7.10-07] [7.10-08] articles, playlists, sound and podcast are served from the site’s own address', async ({
  request,
}) => {
  const [first] = heard;
  const article = await (await request.get(`${AUDIO_NEWS}/items/${first?.contentId}`)).json();
  expect(article).toMatchObject({ state: 'ready', item: { title: first?.title, contentId: first?.contentId } });
  const [source] = article.item.sources;
  expect(source.highlightTexts.length).toBeGreaterThan(1);
  const encoded = /^\/sound\/([\w-]+)/.exec(source.src)?.[1] ?? '';
  expect(Buffer.from(encoded, 'base64url').toString()).toMatch(
    new RegExp(`^${NEWSROOM}/.+\\?contentId=${first?.contentId}&contentSource=demo&speakerId=\\d+$`),
  );
  const whole = await request.get(source.src);
  expect(whole.status()).toBe(200);
  const bytes = await whole.body();
  const part = await request.get(source.src, { headers: { range: 'bytes=100-199' } });
  expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 100-199/${bytes.length}`]);
  expect((await part.body()).equals(bytes.subarray(100, 200))).toBe(true);

  const { items } = await (await request.get(`${DAILY}/items`)).json();
  expect(items.length).toBeGreaterThan(1);
  expect(JSON.stringify(items)).not.toContain('startOffsetSeconds');

  const intro = await request.get('/static/audio/voice-intro.mp3');
  expect([intro.status(), intro.headers()['content-type']]).toEqual([200, 'audio/mpeg']);

  const podcast = await request.get(`${DAILY}/podcast.xml`);
  expect(podcast.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const [, length] =
    /<enclosure url="[^"]+\/sound\.mp3" length="(\d+)" type="audio\/mpeg"\/>/.exec(await podcast.text()) ?? [];
  expect(Number(length)).toBeGreaterThan(1000);
});
