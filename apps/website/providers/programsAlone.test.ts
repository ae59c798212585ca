import { CHANNELS, toLivePath } from '@sala/station';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestService } from '../app/platform/services/testService.ts';
import { answerFromRecording } from './recorded/answerFromRecording.ts';
import { programApi } from './recorded/programApi.ts';

// the website of a station with programmes and one channel, but without news
const NONE = [
  ...['NEWSROOM', 'MAIN_API', 'PAGE_API', 'CONTENT_API', 'TAG_API', 'PUSH_API', 'AI_API', 'AI_CONTENT_API', 'TTS_API'],
  ...['SEARCH_API', 'WIDGETS_API', 'PARTNER_API', 'VIEW_COUNTER', 'VIDEO_COUNTER', 'COLLECTOR', 'FEEDBACK_WEBHOOK'],
  ...['SCORECARD', 'CHANGES'],
];
const main = CHANNELS.find(({ kind }) => kind === 'main');
const service = await openTestService();
for (const name of NONE) vi.stubEnv(`${name}_URL`, 'none');
vi.stubEnv('LIVE_STREAMS', `${main?.key}=https://media.example/live/index.m3u8`);
vi.stubEnv('PROGRAM_API_URL', service.address);
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00+07:00') });
// longer timeouts for slow machines
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
const { createTestSite } = await import('../app/testSite.server.ts');

let site: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  service.answer = answerFromRecording(programApi, () => {});
  site = await createTestSite();
});
afterAll(() => service.close());

const SHOWN = ['/home', '/program/all', '/program/schedules', '/live', '/menus', '/org', '/sitemap'];
const LEFT_OUT = [
  ...['/news', '/news/politics', '/feed.xml', '/search', '/tags', '/ai-summary', '/ai-audio-news', '/corrections'],
  ...CHANNELS.filter((channel) => channel !== main).map(toLivePath),
];

test.each(SHOWN)('%s answers 200 and links to no part without a service', async (path) => {
  const answer = await site(path);
  expect(answer.status).toBe(200);
  const links = [...(await answer.text()).matchAll(/(?:href=|action=|"url":)"([^"<\s]+)/g)].map(([, link = '']) =>
    link.replace('http://localhost:3000', ''),
  );
  expect(links.length).toBeGreaterThan(3);
  expect(
    links.filter((link) => LEFT_OUT.some((part) => link.split(/[?#]/)[0] === part || link.startsWith(`${part}/`))),
  ).toEqual([]);
});

test.each(LEFT_OUT)('%s answers 404 without links to news or channels', async (path) => {
  const answer = await site(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/href="\/(news|live\/)/);
});

test('the front page offers to watch the channel that is there, and has no other one that airs nothing', async () => {
  const html = await (await site('/home')).text();
  const widget = /<section[^>]*aria-labelledby="on-air".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect([...widget.matchAll(/href="(\/live[^"]*)"/g)].map(([, href]) => href)).toEqual([main && toLivePath(main)]);
  expect(widget.match(/ชมสด/g)).toHaveLength(1);
  // of the others only one has airings in the recorded schedule
  expect(widget.match(/<small>/g)).toHaveLength(2);
});
