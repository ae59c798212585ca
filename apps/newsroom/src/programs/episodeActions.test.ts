import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { episodes, programs, seasons, videos } from './schema.ts';

const context = testActions('episodes', testContext);

beforeEach(async () => {
  await context.db().delete(programs);
  await context.db().insert(programs).values({ id: 1, source: 'test', key: 'news', title: 'ข่าวค่ำ', category: 'news' });
  await context.db().insert(episodes).values({ id: 7, programId: 1, title: 'ตอนแรก', firstAiredAt: new Date() });
});

test('episodes preview prints an address that is valid for a week, and rejects an unknown episode', async () => {
  expect((await context.run('preview', '7')).join('\n')).toMatch(
    /^http:\/\/localhost:3000\/preview\/episode\?token=7\.\d+\.[\w-]{43}\nvalid until \d{4}-\d\d-\d\d \d\d:\d\d$/,
  );
  for (const none of ['8', 'x', '99999999999'])
    await expect(context.run('preview', none)).rejects.toThrow(`no episode ${none}`);
});

test('episodes move moves an episode and its video to another programme', async () => {
  await context
    .db()
    .insert(programs)
    .values({ id: 2, source: 'test', key: 'town', title: 'เมืองเรา', category: 'news' });
  const season = { source: 'test', programId: 2, key: 's2', number: 2, title: 'ฤดูกาลที่ 2' };
  const [{ id: seasonId } = {}] = await context.db().insert(seasons).values(season).returning();
  const video = { source: 'test', category: 'rerun', title: 'ตอนแรก', firstAiredAt: new Date() };
  await context
    .db()
    .insert(videos)
    .values({ ...video, key: 'e-7', path: '/program/news/episodes/7', programId: 1, ownerId: 1, episodeId: 7 });

  await context.db().update(programs).set({ componentId: 6, featuredEpisodeId: 7 }).where(eq(programs.id, 1));

  expect(await context.run('move', '7', 'town', 's2')).toEqual(['/program/town/episodes/7  ตอนแรก']);
  expect(await context.run('list', 'news')).toEqual([]);
  expect(await context.run('list', 'town')).toHaveLength(1);
  expect(await context.db().select().from(episodes)).toMatchObject([{ programId: 2, seasonId }]);
  const ofTown = { programId: 2, ownerId: 2, seasonId, path: '/program/town/episodes/7' };
  expect(await context.db().select().from(videos)).toMatchObject([ofTown]);
  // the former programme no longer features it
  const [former] = await context.db().select().from(programs).where(eq(programs.id, 1));
  expect(former).toMatchObject({ componentId: null, featuredEpisodeId: null });
  await context.refuses(['move', '7', 'town'], /^Episode 7 belongs to town already\.$/);
  await context.refuses(['move', '7', 'news', 's2'], /^The programme has no season s2\.$/);
  await context.refuses(['move', '7', 'none'], /^There is no programme none/);
  await context.refuses(['move', '8', 'news'], /^There is no episode 8/);

  await context.run('move', '7', 'news');
  const [{ firstAiredAt = new Date() } = {}] = await context.db().select().from(episodes);
  await context.db().insert(episodes).values({ id: 9, programId: 2, title: 'ตอนแรก', firstAiredAt });
  await context.refuses(['move', '7', 'town'], /^Episode 9 has this title and time already/);
});
