import type { CollectedEvent } from '@sala/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MeasuredContent } from '../measuredContent.ts';
import { createTracker } from './tracker.ts';

let tracked: CollectedEvent[] = [];
let stopped = 0;
const adapter = { track: (event: CollectedEvent) => void tracked.push(event), stop: () => void stopped++ };
const AGREED = 'sala_consent=accepted';

beforeEach(() => {
  tracked = [];
  stopped = 0;
  vi.stubGlobal('document', { cookie: AGREED });
  vi.stubGlobal('location', { search: '' });
});
afterEach(() => vi.unstubAllGlobals());

/** The event that is tracked for a page and a name. */
function trackEvent(path: string, about: MeasuredContent, name: string, own = {}) {
  const tracker = createTracker([adapter]);
  tracker.enter(path, () => about);
  tracker.send(name, own);
  return tracked.at(-1);
}

test('[3.7-03] an event contains the data of its page, and the last part of the address when there is no id', () => {
  const article = { contentName: 'น้ำท่วม', contentId: '7', contentCategory: 'ภูมิภาค' };
  expect(trackEvent('/news/content/7', article, 'contentShare')).toEqual({
    name: 'contentShare',
    page: '/news/content/7',
    sectionName: 'News',
    contentType: 'content',
    ...article,
  });
  const unnamed = trackEvent('/news/categories/sport/', {}, 'clickInternal');
  expect(unnamed).toEqual({
    name: 'clickInternal',
    page: '/news/categories/sport/',
    sectionName: 'News',
    contentId: 'sport',
  });
  expect(trackEvent('/news/content/7', { contentId: '' }, 'contentShare')).toMatchObject({ contentId: '7' });
});

test('[3.7-04] [3.7-05] an event contains the title and id of a programme, or the names and ids of a channel and its programme', () => {
  const program = { programTitle: 'ตลาดนี้', programId: '12' };
  expect(trackEvent('/program/talat-ni', program, 'programShare')).toMatchObject(program);
  const channel = { liveChannel: 'rian', liveName: 'ศาลาเรียน', liveTitle: 'ห้องเรียน', liveId: 'live-rian' };
  expect(trackEvent('/live/rian', channel, 'livePlays')).toMatchObject({
    ...channel,
    contentType: 'live',
    contentId: 'rian',
  });
});

test('[7.15-13] a listen event of the page’s own article has the page’s data, one of another article only its own', () => {
  const tracker = createTracker([adapter]);
  tracker.enter('/news/content/7', () => ({ contentId: '7', contentName: 'น้ำท่วม', contentCategory: 'ภัยพิบัติ' }));
  tracker.send('contentTTS', { contentId: '7', contentName: undefined, contentCategory: '' });
  tracker.send('contentTTS', { contentId: '8', contentName: 'ฝน', contentCategory: '' });
  const [, own, other] = tracked;
  expect(own).toMatchObject({ contentId: '7', contentName: 'น้ำท่วม', contentCategory: 'ภัยพิบัติ' });
  expect(other).toMatchObject({ contentId: '8', contentName: 'ฝน' });
  expect(other).not.toHaveProperty('contentCategory');
});

test('[7.15-12] page views, views and plays contain the non-empty campaign parameters, other events none', () => {
  vi.stubGlobal('location', { search: '?utm_source=line&utm_medium=&utm_content=a' });
  const tracker = createTracker([adapter]);
  tracker.enter('/news/content/7', () => ({ view: 'contentView' }));
  // within the site the address has lost it
  vi.stubGlobal('location', { search: '' });
  tracker.enter('/program/x', () => ({ view: 'programViews' }));
  const carrying = ['programPlays', 'livePlays', 'contentTTS', 'homeSchedulePlaySalaTV', 'homeScheduleSalaTV_Online'];
  const others = ['clickTags', 'contentShare', 'actionScroll_50', 'search'];
  for (const name of [...carrying, ...others]) tracker.send(name);
  const campaign = { utm_source: 'line', utm_content: 'a' };
  for (const event of tracked) {
    const { utm_source, utm_content, ...rest } = event;
    expect([event.name, Object.keys(rest).filter((name) => name.startsWith('utm'))]).toEqual([event.name, []]);
    expect({ utm_source, utm_content }).toEqual(
      others.includes(event.name) ? { utm_source: undefined, utm_content: undefined } : campaign,
    );
  }
  expect(tracked.map(({ name }) => name)).toEqual([
    ...['pageView', 'contentView', 'pageView', 'programViews'],
    ...[...carrying, ...others],
  ]);
});

test('[2.3-05] the campaign of the address with which the visit began holds, when consent comes on a later page', () => {
  const visit = { name: 'https://station.example/home?utm_source=line#news' } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  expect(trackEvent('/news', {}, 'contentTTS')).toMatchObject({ page: '/news', utm_source: 'line' });
  vi.restoreAllMocks();
});

test('[6-02] no event is tracked without consent, from the moment it is withdrawn', () => {
  const tracker = createTracker([adapter]);
  tracker.enter('/home', () => ({}));
  for (const cookie of ['', 'sala_consent=refused', 'sala_consent=yes']) {
    vi.stubGlobal('document', { cookie });
    tracker.send('clickTags');
    tracker.enter('/news', () => ({}));
  }
  expect(tracked.map(({ name }) => name)).toEqual(['pageView']);
  tracker.stop();
  expect(stopped).toBe(1);
});

test('events between two pages are not tracked, and long values are cut to 200 characters', () => {
  const tracker = createTracker([adapter]);
  tracker.send('clickTags');
  expect(tracked).toEqual([]);
  expect(trackEvent('/home', { contentName: 'ก'.repeat(500) }, 'clickTags')?.contentName).toHaveLength(200);
  const left = createTracker([adapter]);
  left.enter('/home', () => ({}));
  left.leave();
  const before = tracked.length;
  left.send('clickTags');
  expect(tracked).toHaveLength(before);
});
