import { expect, test } from 'vitest';
import { toVideoData } from './videoData.ts';

const SITE = { siteUrl: 'https://www.station.example', isProduction: true, renderedAt: 0 };
const VIDEO = {
  path: '/program/stories/s-1',
  title: 'ตลาดตีสี่',
  description: 'แม่ค้าเริ่มวัน',
  picture: 'https://media.example/1.jpg',
  seconds: 20.4,
  publishedAt: Date.UTC(2026, 10, 20, 5),
  endsAt: Date.UTC(2026, 11, 20, 5),
  isCaptioned: true,
};

const written = (video: typeof VIDEO) => JSON.parse(JSON.stringify(toVideoData(video, SITE)['script:ld+json']));

test('the data of a video has its page, title, thumbnail, dates, duration and captions', () => {
  expect(written(VIDEO)).toMatchObject({
    '@type': 'VideoObject',
    mainEntityOfPage: 'https://www.station.example/program/stories/s-1',
    name: 'ตลาดตีสี่',
    thumbnailUrl: [expect.stringMatching(/^https:\/\/www\.station\.example\/images\/.*\.webp$/)],
    uploadDate: '2026-11-20T05:00:00.000Z',
    expires: '2026-12-20T05:00:00.000Z',
    duration: 'PT20S',
    accessibilityFeature: ['captions'],
  });
});

test('unknown properties of a video are left out, and its thumbnail is the station’s picture then', () => {
  const bare = written({
    ...VIDEO,
    picture: '',
    seconds: 0,
    publishedAt: null as never,
    endsAt: null as never,
    isCaptioned: false,
  });
  expect(bare.thumbnailUrl).toEqual(['https://www.station.example/station/social.png']);
  for (const field of ['uploadDate', 'expires', 'duration', 'accessibilityFeature'])
    expect(bare).not.toHaveProperty(field);
});

test('an absolute address of a video’s page is unchanged', () => {
  const elsewhere = written({ ...VIDEO, path: 'https://tv.example/program/a' });
  expect(elsewhere.mainEntityOfPage).toBe('https://tv.example/program/a');
});
