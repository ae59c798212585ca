import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { articles, articleTags, tags } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { episodes, persons, programs, seasons, videos } from '../programs/schema.ts';
import { loadDemo } from './index.ts';

const context = testActions(null, testContext);
beforeAll(() => loadDemo(context.db(), new Date('2026-03-01T05:00:00Z')));

/** A file with what a command shows of an item, as that of a new one. */
async function shown(...args: string[]): Promise<string> {
  const { version, featured, ...file } = JSON.parse((await context.run(...args)).join('\n'));
  return context.file('copy.json', JSON.stringify(file));
}

/** A row without what two equal items differ in; the files give times in minutes. */
const described = (row: object | undefined, ...differing: string[]) =>
  Object.fromEntries(
    Object.entries(row ?? {})
      .filter(([name]) => !['id', 'source', 'key', 'path', 'programId', 'updatedAt', ...differing].includes(name))
      .map(([name, value]) => [name, value instanceof Date ? Math.floor(value.getTime() / 60_000) : value]),
  );

test('a file says all that the page of a programme shows: a copy of each of the demo’s is the same', async () => {
  const db = context.db();
  const all = await db.select().from(programs);
  expect(all).not.toEqual([]);
  for (const program of all) {
    const key = `${program.key}-copy`;
    await context.run('programs', 'set', key, await shown('programs', 'show', program.key));
    const [copy] = await db.select().from(programs).where(eq(programs.key, key));
    const apart = ['componentId', 'featuredEpisodeId', 'featuredVideoId'];
    expect(described(copy, ...apart)).toEqual(described(program, ...apart));
    for (const table of [seasons, persons]) {
      const of = async (id = 0) => {
        const rows = await db.select().from(table).where(eq(table.programId, id)).orderBy(asc(table.id));
        return rows.map((row) => described(row, 'seasonId'));
      };
      expect(await of(copy?.id)).toEqual(await of(program.id));
    }
  }
});

test('a file says all that the pages of an episode and a clip show', async () => {
  const db = context.db();
  let compared = 0;
  for (const program of await db.select().from(programs).where(eq(programs.source, 'demo'))) {
    const [episode] = await db.select().from(episodes).where(eq(episodes.programId, program.id));
    const isClip = and(eq(videos.programId, program.id), ne(videos.category, 'rerun'));
    const [clip] = await db.select().from(videos).where(isClip);
    if (!episode || !clip) continue;
    compared += 1;
    const newest = async (group: 'episodes' | 'clips', of: string) => {
      const file = await shown(group, 'show', of);
      // what is there already is not added again
      const former = { title: 'เดิม' };
      if (group === 'episodes')
        await db
          .update(episodes)
          .set(former)
          .where(eq(episodes.id, Number(of)));
      else await db.update(videos).set(former).where(eq(videos.key, of));
      return /^\S+/.exec((await context.run(group, 'add', program.key, file)).join())?.[0] ?? '';
    };
    const [episodeCopy] = await db
      .select()
      .from(episodes)
      .where(eq(episodes.id, Number(await newest('episodes', String(episode.id)))));
    expect(described(episodeCopy)).toEqual(described(episode));
    const [clipCopy] = await db
      .select()
      .from(videos)
      .where(eq(videos.key, await newest('clips', clip.key)));
    expect(described(clipCopy, 'views', 'sourceKey')).toEqual(described(clip, 'views', 'sourceKey'));
  }
  expect(compared).toBeGreaterThan(5);
});

test('a file says all that the page of an article shows', async () => {
  const db = context.db();
  const everything = await db.select().from(articles).orderBy(asc(articles.id));
  const marks = ['isClip', 'isFocus', 'isBreaking', 'isFeature', 'isGallery', 'byAi'] as const;
  // one of each kind
  const chosen = marks.flatMap((mark) => everything.find((one) => one[mark]) ?? []);
  expect(chosen.length).toBe(marks.length);
  const tagsOf = (id: number) =>
    db
      .select({ title: tags.title })
      .from(articleTags)
      .innerJoin(tags, eq(tags.id, articleTags.tagId))
      .where(eq(articleTags.articleId, id))
      .orderBy(articleTags.position);
  for (const article of chosen) {
    const lines = (await context.run('articles', 'show', String(article.id))).join('\n');
    const file = context.file('copy.txt', lines.replace(/^(version|id):.*\n/gm, ''));
    const draft = /d\d+/.exec((await context.run('articles', 'draft', file)).join())?.[0] ?? '';
    await context.run('articles', 'publish', draft);
    const [copy] = await db.select().from(articles).orderBy(desc(articles.id));
    const apart = ['sourceId', 'publishedAt', 'createdAt', 'editedAt', 'views', 'voicePath'];
    expect(described(copy, ...apart)).toEqual(described(article, ...apart));
    expect(await tagsOf(copy?.id ?? 0)).toEqual(await tagsOf(article.id));
  }
});
