import { demo } from '@sala/demo';
import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { episodes, persons, playlists, programs, seasons, videos } from '../programs/schema.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { programSearch } from '../search/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { allowDemo, loadDemo } from './index.ts';

const NOON = new Date('2026-03-01T05:00:00Z');
/** All but most of the articles: to index them takes most of the time of loading the demo. */
const FEW = { ...demo, articles: () => demo.articles().slice(0, 3) };
const AIRED = { title: 'ของเรา', firstAiredAt: NOON };
const SLOT = { source: 'editor', channel: 'tv', weekdays: [1], startMinute: 600, minutes: 30 };

const context = testActions(null, testContext);

beforeEach(async () => {
  const db = context.db();
  for (const table of [scheduleSlots, playlists, videos, programs, articles, topics]) await db.delete(table);
  await allowDemo(db);
  await loadDemo(db, NOON, FEW);
});

const demoPrograms = () => context.db().select().from(programs).orderBy(asc(programs.id));

/** Removes the demo with the command; returns its answer and the keys of the programmes that are left. */
async function remove() {
  const lines = await context.run('demo', 'remove');
  const rows = await context.db().select({ key: programs.key, source: programs.source }).from(programs);
  expect(rows.filter(({ source }) => source !== 'editor')).toEqual([]);
  return { lines, keys: rows.map(({ key }) => key).sort() };
}

test('demo remove says how much was removed', async () => {
  const { lines, keys } = await remove();
  expect(lines).toEqual([
    expect.stringMatching(
      /^Removed of the demo: 3 articles, \d authors, \d\d programmes, \d+ episodes, \d+ videos, .* 1 page\.$/,
    ),
  ]);
  expect(keys).toEqual([]);
  expect(await context.run('demo', 'remove')).toEqual(['Removed of the demo: nothing.']);
});

test('demo remove keeps the programmes with something of the station’s, without what was the demo’s', async () => {
  const db = context.db();
  const used = (await demoPrograms()).filter((one) => one.featuredVideoId && one.featuredEpisodeId).slice(0, 5);
  const [withEpisode = 0, withClip = 0, withPlaylist = 0, withSlot = 0, withImport = 0] = used.map(({ id }) => id);
  const clip = { source: 'editor', key: 'v-own', path: '/program/watch/v-own', category: 'clip' };
  await db.insert(episodes).values({ ...AIRED, programId: withEpisode });
  await db.insert(videos).values({ ...AIRED, ...clip, programId: withClip });
  await db
    .insert(playlists)
    .values({ programId: withPlaylist, source: 'editor', key: 'own', title: 'ของเรา', videoIds: [] });
  await db.insert(scheduleSlots).values([
    { ...SLOT, programId: withSlot },
    { ...SLOT, programId: withImport, source: 'file' },
  ]);

  const { lines, keys } = await remove();
  const ours = used.map(({ key }) => key).sort();
  expect(keys).toEqual(ours);
  const named = ours.map((key) => `programme ${key}`).join(', ');
  expect(lines[1]).toBe(`Kept as your own, because your newsroom has used them: ${named}.`);
  for (const [table, programIds] of [
    [episodes, [withEpisode]],
    [videos, [withClip]],
    [playlists, [withPlaylist]],
    [scheduleSlots, [withSlot, withImport]],
    [persons, []],
    [seasons, []],
  ] as const) {
    const left = await db.select({ programId: table.programId }).from(table).orderBy(asc(table.id));
    expect(left.map(({ programId }) => programId)).toEqual(programIds);
  }
  for (const one of await demoPrograms())
    expect(one).toMatchObject({ featuredVideoId: null, featuredEpisodeId: null, heroBanner: null });
  // the programmes, the episode and the clip
  expect(await db.$count(programSearch)).toBe(7);

  await context.run('demo', 'load');
  expect((await remove()).keys).toEqual(ours);
});

/** A file with what a command shows, and other fields. */
const changed = async (fields: object, ...shown: string[]) =>
  context.file('changed.json', JSON.stringify({ ...JSON.parse((await context.run(...shown)).join('\n')), ...fields }));

test('what an editor has changed in the demo’s programmes is left alone by the next start and by demo remove', async () => {
  const db = context.db();
  const [season] = await db.select().from(seasons).orderBy(asc(seasons.id));
  const ofProgram = eq(episodes.programId, season?.programId ?? 0);
  const itsEpisodes = await db.select().from(episodes).where(ofProgram).orderBy(asc(episodes.id));
  const episode = itsEpisodes.find(({ seasonId }) => seasonId === season?.id);
  const removed = itsEpisodes.find(({ id }) => id !== episode?.id);
  const id = String(episode?.id);
  const notOfSeason = and(eq(videos.category, 'clip'), ne(videos.programId, season?.programId ?? 0));
  const [clip] = await db.select().from(videos).where(notOfSeason).orderBy(asc(videos.id));
  const touched = [season?.programId ?? 0, clip?.programId ?? 0];
  const others = (await demoPrograms()).filter((one) => one.heroBanner && !touched.includes(one.id));
  const [third, fourth] = others;
  const [key = '', bannerKey = ''] = [third?.key, fourth?.key];

  const at = '2026-02-20 20:15';
  const episodeFile = await changed({ title: 'แก้แล้ว', airedAt: at, startsAt: at }, 'episodes', 'show', id);
  await context.run('episodes', 'set', id, episodeFile);
  await context.run('episodes', 'remove', String(removed?.id));
  const clipKey = clip?.key ?? '';
  await context.run('clips', 'set', clipKey, await changed({ title: 'คลิปของเรา' }, 'clips', 'show', clipKey));
  await context.run('programs', 'set', key, await changed({ title: 'รายการของเรา' }, 'programs', 'show', key));
  const heroBanner = { title: 'ของเรา', subtitle: '', picture: 'dam.webp', primary: { label: 'ดู', link: '/news' } };
  await context.run('programs', 'set', bannerKey, await changed({ heroBanner }, 'programs', 'show', bannerKey));

  const shown = () => Promise.all([context.run('episodes', 'show', id), context.run('programs', 'show', bannerKey)]);
  const before = await shown();
  await loadDemo(db, new Date('2026-03-08T05:00:00Z'), FEW);
  expect(await shown()).toEqual(before);
  expect(await db.$count(episodes, eq(episodes.id, removed?.id ?? 0))).toBe(0);

  const { keys } = await remove();
  expect(keys).toHaveLength(4);
  expect(keys).toContain(key);
  expect(await shown()).toEqual(before);
  // the demo's banner went with the episode to which it led
  expect((await demoPrograms()).flatMap((one) => one.heroBanner ?? [])).toEqual([heroBanner]);
  const kept = await db.select({ title: episodes.title, seasonId: episodes.seasonId }).from(episodes);
  expect(kept).toEqual([{ title: 'แก้แล้ว', seasonId: season?.id }]);
  const left = await db.select({ title: videos.title }).from(videos).orderBy(asc(videos.category));
  expect(left).toEqual([{ title: 'คลิปของเรา' }, { title: 'แก้แล้ว' }]);
});

test('demo remove keeps a situation in which the station has posted, with its own posts alone', async () => {
  const db = context.db();
  const [entry] = await db.select().from(situationEntries).innerJoin(topics, eq(topics.id, situationEntries.topicId));
  const id = entry?.topics.id ?? '';
  await context.run('situations', 'resume', id).catch(() => {});
  await context.run('situations', 'post', id, 'ข่าวของเรา');
  const { lines } = await remove();
  expect(lines[1]).toBe(`Kept as your own, because your newsroom has used them: situation ${id}.`);
  expect((await db.select({ id: topics.id }).from(topics)).map((one) => one.id)).toEqual([id]);
  const posts = await db.select({ headline: situationEntries.headline }).from(situationEntries);
  expect(posts).toEqual([{ headline: 'ข่าวของเรา' }]);
});
