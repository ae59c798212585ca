import { removeJoiners } from '@sala/thai';
import { expect, test } from '../support/fixtures.ts';
import { newsroomCommand } from '../support/newsroomCommand.ts';
import { makeTemporaryDirectory } from '../support/temporaryDirectory.ts';
import { type ApplicationProcess, startNewsroom } from '../support/websiteProcess.ts';

// a newsroom of its own, so that published articles do not appear in other tests' lists
const directory = makeTemporaryDirectory('cache');
let newsroom: ApplicationProcess;
test.beforeAll(async () => {
  newsroom = await startNewsroom(directory);
});
test.afterAll(async () => {
  await newsroom.stop();
});

const command = (args: string[], input = '') => newsroomCommand(args, input, directory);
const TITLE = 'นับคะแนนแล้วครึ่งหนึ่ง';
const PLACED = 'นำหน้าแรกในคืนนี้';
const POINT = 'นับคะแนนแล้วครึ่งหนึ่งของทุกหน่วยเลือกตั้ง';
const NOTE = 'ฉบับแรกระบุจำนวนหน่วยเลือกตั้งคลาดเคลื่อน';

function publish(title: string): number {
  const [draft = ''] =
    /^d\d+/.exec(command(['articles', 'draft', '-'], `---\nsection: politics\ntitle: ${title}\n---\nเนื้อ`)) ?? [];
  return Number(/content\/(\d+)/.exec(command(['articles', 'publish', draft]))?.[1]);
}

test('[7.16-01] cached pages show what is published, corrected, summarised, withdrawn, restored and placed, on every website', async ({
  request,
  startSite,
}) => {
  const settings = { NEWSROOM_URL: newsroom.address, PAGE_CACHE_MB: '16' };
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  const id = publish(TITLE);
  const article = `/news/content/${id}`;
  const next = `/news/content/${id + 1}`;
  const read = async (site: string, path: string) => {
    const answer = await request.get(site + path, { maxRedirects: 0 });
    return { status: answer.status(), etag: answer.headers().etag, text: removeJoiners(await answer.text()) };
  };
  const warm = async () => {
    for (const site of sites) for (const path of ['/news/politics', article, next, '/moved']) await read(site, path);
  };
  // a change that is not announced shows after ten seconds, and one more stale answer
  const everywhere = async (path: string, expected: Record<string, unknown>) => {
    for (const site of sites) await expect.poll(() => read(site, path)).toMatchObject(expected);
  };

  await everywhere(article, { status: 200, text: expect.stringContaining(TITLE) });
  const [first, second] = [await read(sites[0] ?? '', article), await read(sites[0] ?? '', article)];
  expect(second.etag).toBe(first.etag);

  await warm();
  command(['articles', 'correct', String(id), NOTE]);
  await everywhere(article, { text: expect.stringContaining(NOTE) });

  const summary = `/ai-summary/newsroom/${id}`;
  await everywhere(summary, { status: 404 });
  command(['summaries', 'set', String(id), '-'], POINT);
  await everywhere(summary, { status: 200, text: expect.stringContaining(POINT) });

  await warm();
  command(['articles', 'withdraw', String(id)]);
  await everywhere(article, { status: 410 });
  await everywhere('/news/politics', { text: expect.not.stringContaining(TITLE) });

  await warm();
  command(['articles', 'restore', String(id)]);
  await everywhere(article, { status: 200 });
  await everywhere('/news/politics', { text: expect.stringContaining(TITLE) });

  await warm();
  expect(publish(`${TITLE}: ฉบับที่สอง`)).toBe(id + 1);
  await everywhere(next, { status: 200 });

  for (const site of sites) await read(site, '/home');
  command(['front-page', 'place', 'lead', String(id), '--title', PLACED]);
  command(['front-page', 'launch']);
  await everywhere('/home', { text: expect.stringContaining(PLACED) });

  await warm();
  command(['redirect', 'add', '/moved', '/corrections']);
  await everywhere('/moved', { status: 301 });
});
