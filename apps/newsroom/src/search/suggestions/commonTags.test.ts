import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tags } from '../../articles/schema.ts';
import { onBothDatabases } from '../../database/testDatabases.ts';
import { storeNavigation } from '../../navigation/navigation.ts';
import { openNewsroomForAll } from '../../testNewsroom.ts';
import { listCommonTags } from './commonTags.ts';

const YEAR_MINUTES = 365 * 24 * 60;

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    const trending = ['การศึกษา', 'ค่าครองชีพ'].map((title, at) => ({ id: at + 1, title, url: '/news' }));
    await storeNavigation(newsroom.db, 'hot-news', trending);
    await newsroom.write(
      { id: 1, tags: ['ขนส่งทางราง', 'ขนส่งสาธารณะ'] },
      { id: 2, tags: ['ขนส่งสาธารณะ'] },
      { id: 3, tags: ['ขนส่งทางราง', 'ขนส่งใหม่'], minutesAgo: -YEAR_MINUTES },
      { id: 4, tags: ['ขนส่งทางราง', 'การศึกษา'], minutesAgo: -YEAR_MINUTES },
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const titles = async () => (await listCommonTags(newsroom.db)).map(({ title }) => title);

  test('tags are ordered by their published articles, then come trending topics; they are cached, and counted again later', async () => {
    const counted = ['ขนส่งสาธารณะ', 'ขนส่งทางราง', 'การศึกษา', 'ค่าครองชีพ'];
    expect(await titles()).toEqual(counted);
    await newsroom.db.update(tags).set({ title: 'รถไฟ' }).where(eq(tags.title, 'ขนส่งทางราง'));
    expect(await titles()).toEqual(counted);

    // a day passes by a monotonic clock, whatever that of the machine says
    const elapsedMs = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs + 24 * 3600_000);
    // this call starts the count, and does not wait for it
    expect(await titles()).toEqual(counted);
    await vi.waitFor(async () => expect(await titles()).toEqual(['ขนส่งสาธารณะ', 'รถไฟ', 'การศึกษา', 'ค่าครองชีพ']));
  });
});
