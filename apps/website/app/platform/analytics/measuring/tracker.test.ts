import type { CollectedEvent } from '@sala/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContent } from '../pageContent.ts';
import { createTracker } from './tracker.ts';

let told: CollectedEvent[] = [];
let stopped = 0;
const adapter = { track: (event: CollectedEvent) => void told.push(event), stop: () => void stopped++ };
const AGREED = 'sala_consent=accepted';

beforeEach(() => {
  told = [];
  stopped = 0;
  vi.stubGlobal('document', { cookie: AGREED });
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => vi.unstubAllGlobals());

/** What is told of a page and an event on it. */
function tell(path: string, about: PageContent, name: string, own = {}) {
  const tracker = createTracker([adapter]);
  tracker.enter(path, () => about);
  tracker.tell(name, own);
  return told.at(-1);
}

test('[3.7-03] an event carries what its page is about, what it has no id for is known by the end of its address', () => {
  const article = { contentName: 'น้ำท่วม', contentId: '7', contentCategory: 'ภูมิภาค' };
  expect(tell('/news/content/7', article, 'contentShare')).toEqual({
    name: 'contentShare',
    page: '/news/content/7',
    sectionName: 'News',
    contentType: 'content',
    ...article,
  });
  const unnamed = tell('/news/categories/sport/', {}, 'clickInternal');
  expect(unnamed).toEqual({
    name: 'clickInternal',
    page: '/news/categories/sport/',
    sectionName: 'News',
    contentId: 'sport',
  });
  expect(tell('/news/content/7', { contentId: '' }, 'contentShare')).toMatchObject({ contentId: '7' });
});

test('[3.7-04] [3.7-05] of a programme its title and id, of a channel its name, what is on, and their ids', () => {
  const program = { programTitle: 'ตลาดนี้', programId: '12' };
  expect(tell('/program/talat-ni', program, 'programShare')).toMatchObject(program);
  const channel = { liveChannel: 'rian', liveName: 'ศาลาเรียน', liveTitle: 'ห้องเรียน', liveId: 'live-rian' };
  expect(tell('/live/rian', channel, 'livePlays')).toMatchObject({
    ...channel,
    contentType: 'live',
    contentId: 'rian',
  });
});

test('[7.15-13] a button that reads the page’s own article tells its name and category; that of another article only what is its own', () => {
  const tracker = createTracker([adapter]);
  tracker.enter('/news/content/7', () => ({ contentId: '7', contentName: 'น้ำท่วม', contentCategory: 'ภัยพิบัติ' }));
  tracker.tell('contentTTS', { contentId: '7', contentName: undefined, contentCategory: '' });
  tracker.tell('contentTTS', { contentId: '8', contentName: 'ฝน', contentCategory: '' });
  const [, own, other] = told;
  expect(own).toMatchObject({ contentId: '7', contentName: 'น้ำท่วม', contentCategory: 'ภัยพิบัติ' });
  expect(other).toMatchObject({ contentId: '8', contentName: 'ฝน' });
  expect(other).not.toHaveProperty('contentCategory');
});

test('[7.15-12] a campaign is carried by page views, views and plays, by nothing else, and only what of it is not empty', () => {
  vi.stubGlobal('location', { search: '?utm_source=line&utm_medium=&utm_content=a' });
  const tracker = createTracker([adapter]);
  tracker.enter('/news/content/7', () => ({ view: 'contentView' }));
  // within the site the address has lost it
  vi.stubGlobal('location', { search: '' });
  tracker.enter('/program/x', () => ({ view: 'programViews' }));
  const carrying = ['programPlays', 'livePlays', 'contentTTS', 'homeSchedulePlaySalaTV', 'homeScheduleSalaTV_Online'];
  const others = ['clickTags', 'contentShare', 'actionScroll_50', 'search'];
  for (const name of [...carrying, ...others]) tracker.tell(name);
  const campaign = { utm_source: 'line', utm_content: 'a' };
  for (const event of told) {
    const { utm_source, utm_content, ...rest } = event;
    expect([event.name, Object.keys(rest).filter((name) => name.startsWith('utm'))]).toEqual([event.name, []]);
    expect({ utm_source, utm_content }).toEqual(
      others.includes(event.name) ? { utm_source: undefined, utm_content: undefined } : campaign,
    );
  }
  expect(told.map(({ name }) => name)).toEqual([
    ...['pageView', 'contentView', 'pageView', 'programViews'],
    ...[...carrying, ...others],
  ]);
});

test('[6-02] nothing is told without consent, from the moment it is taken back', () => {
  const tracker = createTracker([adapter]);
  tracker.enter('/home', () => ({}));
  for (const cookie of ['', 'sala_consent=refused', 'sala_consent=yes']) {
    vi.stubGlobal('document', { cookie });
    tracker.tell('clickTags');
    tracker.enter('/news', () => ({}));
  }
  expect(told.map(({ name }) => name)).toEqual(['pageView']);
  tracker.stop();
  expect(stopped).toBe(1);
});

test('what happens between two pages belongs to none, and what is too long is cut', () => {
  const tracker = createTracker([adapter]);
  tracker.tell('clickTags');
  expect(told).toEqual([]);
  expect(tell('/home', { contentName: 'ก'.repeat(500) }, 'clickTags')?.contentName).toHaveLength(200);
  const left = createTracker([adapter]);
  left.enter('/home', () => ({}));
  left.leave();
  const before = told.length;
  left.tell('clickTags');
  expect(told).toHaveLength(before);
});
