import { programPage } from '@sala/contracts';
import { STATION } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { writeProgrammes } from '../programs/testPrograms.ts';
import { ADDRESS, openNewsroomForAll } from '../testNewsroom.ts';
import { pages } from './schema.ts';

const ADDRESS_OF_PAGE = '/pages/programs-recommended-content/content';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => writeProgrammes(newsroom.db, {}));

  const read = async () => programPage.parse((await newsroom.get(ADDRESS_OF_PAGE)).json).sections;

  test('[7.2-02] the programmes’ page has banners, programmes, each kind of videos, and playlists', async () => {
    const heroBanner = {
      title: 'ฤดูใหม่',
      subtitle: 'ทุกวันพุธ',
      picture: 'dam.webp',
      videoUrl: '/vod/market/index.m3u8',
      primary: { label: 'ดูเลย', link: '/program/p2/episodes/1' },
    };
    await writeProgrammes(newsroom.db, {
      programs: [
        { id: 1, tagline: 'คำโปรย', access: ['audio_desc'] },
        { id: 2, heroBanner, position: 1 },
        { id: 3, isOld: true, position: 2 },
      ],
      episodes: [{ id: 1 }],
      videos: [
        { id: 1, category: 'rerun', episodeId: 1, programId: 1, path: '/program/p1/episodes/1', durationSeconds: 40 },
        { id: 2, category: 'clip', programId: 1, views: 9 },
        { id: 3, category: 'story', path: '/program/stories/v3' },
        { id: 4, category: 'promo' },
      ],
      playlists: [{ id: 1, ownerTitle: 'รายการ 1', videoIds: [1, 2] }],
    });
    const sections = await read();
    expect(sections.map(({ type, href, items }) => [type, href, items.map(({ title }) => title)])).toEqual([
      ['hero', '', ['ฤดูใหม่']],
      ['programs', '/program/all', ['รายการ 1', 'รายการ 2']],
      ['rerun', '/program/watch/rerun', ['คลิป 1']],
      ['popular', '/program/watch/popular', ['คลิป 2', 'คลิป 4', 'คลิป 3', 'คลิป 1']],
      ['story', `/program/stories/${STATION.shortClipKey}`, ['คลิป 3']],
      ['clip', '/program/watch/clip', ['คลิป 2']],
      ['playlists', '/program/playlists', ['เพลย์ลิสต์ 1']],
      ['promo', '/program/watch/promo', ['คลิป 4']],
    ]);
    const [hero, programmes, rerun, , , , playlists] = sections.map(({ items }) => items[0]);
    expect(hero).toMatchObject({
      subtitle: 'ทุกวันพุธ',
      videoUrl: `${ADDRESS}/vod/market/index.m3u8`,
      picture: { url: `${ADDRESS}/media/dam.webp` },
      mobilePicture: { url: `${ADDRESS}/media/dam.webp` },
      primary: { label: 'ดูเลย', href: '/program/p2/episodes/1' },
      secondary: null,
    });
    expect(programmes).toMatchObject({
      subtitle: 'คำโปรย',
      href: '/program/p1',
      access: ['audio_desc'],
      category: { name: 'ข่าวและสถานการณ์', href: '/program/all/news' },
    });
    expect(rerun).toMatchObject({
      href: '/program/p1/episodes/1',
      durationSeconds: 40,
      program: { title: 'รายการ 1', href: '/program/p1' },
    });
    expect(playlists).toMatchObject({ subtitle: 'รายการ 1', itemCount: 2, href: '/program/playlists/l1/watch' });
  });

  test('each section has at most twelve items, and empty sections are omitted', async () => {
    const many = Array.from({ length: 15 }, (_, index) => ({ id: index + 1 }));
    await writeProgrammes(newsroom.db, { videos: many });
    expect((await read()).map(({ type, items }) => [type, items.length])).toEqual([
      ['popular', 12],
      ['clip', 12],
    ]);
  });

  test('a page that an editor has stored replaces the generated one', async () => {
    const sections = [{ id: 'a', type: 'programs', title: 'เราเลือกให้', data: [{ id: 1, title: 'หอมดิน' }] }];
    await newsroom.db.insert(pages).values({ name: 'programs-recommended-content', sections });
    expect((await read()).map(({ title }) => title)).toEqual(['เราเลือกให้']);
    await newsroom.clear(pages);
  });
});
