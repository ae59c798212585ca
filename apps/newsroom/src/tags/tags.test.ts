import { tagNews } from '@sala/contracts';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withdrawArticle } from '../articles/editing/index.ts';
import { articles, articleTags, tags, withdrawnArticles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { infographics } from '../galleries/schema.ts';
import { topics } from '../situations/schema.ts';
import { ADDRESS, openNewsroomForAll } from '../testNewsroom.ts';
import { findTagIds } from './tagIds.ts';
import { describeTag, listTags, mergeTags, renameTag, showTag } from './tags.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(async () => {
    await newsroom.clear(articleTags, articles, withdrawnArticles, tags, topics, infographics);
    await newsroom.write(
      { id: 1, tags: ['น้ำท่วม', 'ปากน้ำใส'] },
      { id: 2, tags: ['อุทกภัย'], minutesAgo: 70 },
      { id: 3, tags: ['อุทกภัย', 'น้ำท่วม'], minutesAgo: 80 },
    );
  });

  const db = () => newsroom.db;
  const pageOf = async (term: string) =>
    tagNews.parse((await newsroom.get(`/tags/tag?q=${encodeURIComponent(term)}`)).json);
  const idsOf = async (term: string) => (await pageOf(term)).items.map(({ id }) => id);

  test('tags are listed by their numbers of articles, and filtered by words', async () => {
    expect(await listTags(db())).toEqual([
      { title: 'น้ำท่วม', articles: 2 },
      { title: 'อุทกภัย', articles: 2 },
      { title: 'ปากน้ำใส', articles: 1 },
    ]);
    expect((await listTags(db(), 'น้ำ ใส')).map(({ title }) => title)).toEqual(['ปากน้ำใส']);
    expect(await listTags(db(), '%')).toEqual([]);
  });

  test('a renamed tag keeps its articles, and every former title leads to it', async () => {
    await renameTag(db(), 'น้ำท่วม', 'น้ำท่วม 2569');
    await renameTag(db(), 'น้ำท่วม 2569', 'น้ำท่วมใหญ่');
    for (const term of ['น้ำท่วม', 'น้ำท่วม 2569', 'น้ำท่วมใหญ่']) {
      expect(await idsOf(term)).toEqual(['1', '3']);
      expect((await pageOf(term)).tag?.title).toBe('น้ำท่วมใหญ่');
    }
    expect((await showTag(db(), 'น้ำท่วมใหญ่')).former).toEqual(['น้ำท่วม', 'น้ำท่วม 2569']);
    await expect(showTag(db(), 'น้ำท่วม')).rejects.toThrow('น้ำท่วม is called น้ำท่วมใหญ่ now.');
    // and back again
    await renameTag(db(), 'น้ำท่วมใหญ่', 'น้ำท่วม');
    expect((await showTag(db(), 'น้ำท่วม')).former).toEqual(['น้ำท่วม 2569', 'น้ำท่วมใหญ่']);
  });

  test('a merged tag has the articles, description, picture and former titles of both', async () => {
    await renameTag(db(), 'อุทกภัย', 'อุทกภัย 2569');
    await describeTag(db(), 'อุทกภัย 2569', { description: 'น้ำท่วมทั้งหมด', picture: 'dam.webp' });
    await describeTag(db(), 'น้ำท่วม', { picture: 'flood-night.webp' });
    await mergeTags(db(), 'อุทกภัย 2569', 'น้ำท่วม');
    expect(await showTag(db(), 'น้ำท่วม')).toEqual({
      title: 'น้ำท่วม',
      articles: 3,
      description: 'น้ำท่วมทั้งหมด',
      picture: 'flood-night.webp',
      former: ['อุทกภัย', 'อุทกภัย 2569'],
    });
    for (const term of ['อุทกภัย', 'อุทกภัย 2569', 'น้ำท่วม']) expect(await idsOf(term)).toEqual(['1', '2', '3']);
    expect((await pageOf('อุทกภัย')).tag).toEqual({
      title: 'น้ำท่วม',
      description: 'น้ำท่วมทั้งหมด',
      picture: `${ADDRESS}/media/flood-night.webp`,
    });
    // an article with the old title gets the tag
    const ids = await findTagIds(db(), ['อุทกภัย', 'น้ำท่วม', 'ใหม่']);
    expect(ids.get('อุทกภัย')).toBe(ids.get('น้ำท่วม'));
    expect(ids.size).toBe(3);
  });

  test('situations, infographics and withdrawn articles refer to a renamed tag by its new title', async () => {
    const tagged = { source: 'test', title: 'ก', tags: ['อุทกภัย', 'น้ำท่วม'] };
    const published = { section: 'politics', publishedAt: new Date(), updatedAt: new Date() };
    await db()
      .insert(topics)
      .values({ ...tagged, id: 'a', url: '/a' });
    await db()
      .insert(infographics)
      .values({ ...tagged, ...published, id: 1, sourceId: '1' });
    await withdrawArticle(db(), 3, undefined, 'nok');
    await renameTag(db(), 'น้ำท่วม', 'น้ำท่วมใหญ่');
    for (const table of [topics, infographics, withdrawnArticles])
      expect(await db().select({ tags: table.tags }).from(table)).toEqual([{ tags: ['อุทกภัย', 'น้ำท่วมใหญ่'] }]);
  });

  test('situations refer to the new tag after a merge, and find articles by a former title', async () => {
    const topic = { source: 'test', title: 'ก', url: '/a' };
    await db()
      .insert(topics)
      .values([
        { ...topic, id: 'a', tags: ['อุทกภัย', 'ปากน้ำใส'] },
        { ...topic, id: 'b', tags: ['น้ำท่วม', 'อุทกภัย'] },
      ]);
    await mergeTags(db(), 'อุทกภัย', 'น้ำท่วม');
    const rows = await db().select({ tags: topics.tags }).from(topics).orderBy(asc(topics.id));
    expect(rows.map((row) => row.tags)).toEqual([['น้ำท่วม', 'ปากน้ำใส'], ['น้ำท่วม']]);
    // a topic whose tags are set to the old title again still has the articles
    await db()
      .update(topics)
      .set({ tags: ['อุทกภัย'] });
    expect((await newsroom.get('/topic-list')).json.items[0].publishTime).not.toMatch(/^0001/);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['renaming an unknown tag', () => renameTag(db(), 'ไม่มี', 'ก'), 'There is no tag ไม่มี.'],
    [
      'renaming to the title of another tag',
      () => renameTag(db(), 'น้ำท่วม', 'อุทกภัย'),
      'There is a tag อุทกภัย already: use tags merge',
    ],
    ['renaming to its own title', () => renameTag(db(), 'น้ำท่วม', 'น้ำท่วม'), 'The tag is called น้ำท่วม already.'],
    ['merging a tag with itself', () => mergeTags(db(), 'น้ำท่วม', 'น้ำท่วม'), 'น้ำท่วม and น้ำท่วม are one tag.'],
    ['merging into an unknown tag', () => mergeTags(db(), 'น้ำท่วม', 'ไม่มี'), 'There is no tag ไม่มี.'],
  ])('%s is rejected, and nothing changes', async (_, work, sentence) => {
    const before = await listTags(db());
    await expect(work()).rejects.toThrow(sentence);
    expect(await listTags(db())).toEqual(before);
  });
});
