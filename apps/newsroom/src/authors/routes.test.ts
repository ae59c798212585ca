import { article, articlePreview, authorNews } from '@sala/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createDraft } from '../articles/editing/index.ts';
import { articles } from '../articles/schema.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { signPreview } from '../previews/index.ts';
import { ADDRESS, openNewsroomForAll, PREVIEW_SECRET } from '../testNewsroom.ts';
import { saveAuthor } from './authors.ts';
import { authors } from './schema.ts';

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(async () => {
    await newsroom.clear(articles, authors);
    const malee = { name: 'มาลี ศรีสุข', jobTitle: 'ผู้สื่อข่าว', about: 'เล่าเรื่อง', picture: 'river-dawn.webp' };
    await saveAuthor(newsroom.db, 'malee', malee);
    await saveAuthor(newsroom.db, 'anan', { name: 'อนันต์' });
    await newsroom.write(
      { id: 1, minutesAgo: 30, authorKeys: ['malee', 'anan'] },
      { id: 2, minutesAgo: 20, authorKeys: ['malee'] },
      { id: 3, minutesAgo: 10 },
      { id: 4, minutesAgo: -10, authorKeys: ['malee'] },
    );
  });

  const pageOf = async (query: string) => authorNews.parse((await newsroom.get(`/author?${query}`)).json);

  test('/author returns an author with their published articles, newest first, and 404 for an unknown key', async () => {
    const { author, total, totalPage, items } = await pageOf('key=malee&limit=1');
    expect(author).toEqual({
      name: 'มาลี ศรีสุข',
      jobTitle: 'ผู้สื่อข่าว',
      about: 'เล่าเรื่อง',
      picture: `${ADDRESS}/media/river-dawn.webp`,
    });
    expect([total, totalPage, items.map(({ id }) => id)]).toEqual([2, 2, ['2']]);
    expect((await pageOf('key=malee&limit=1&page=2')).items.map(({ id }) => id)).toEqual(['1']);
    expect((await newsroom.get('/author?key=nobody')).status).toBe(404);
  });

  test('an article has its authors in the order of its byline, or none', async () => {
    const byline = async (id: number) => article.parse((await newsroom.get(`/content?id=${id}`)).json).authors;
    expect(await byline(1)).toEqual([
      { name: 'มาลี ศรีสุข', href: '/news/authors/malee' },
      { name: 'อนันต์', href: '/news/authors/anan' },
    ]);
    expect(await byline(3)).toEqual([]);
  });

  test('a preview has its authors, too, without one whom an older newsroom removed', async () => {
    await saveAuthor(newsroom.db, 'somsak', { name: 'สมศักดิ์' });
    const file = '---\nsection: sport\ntitle: ร่าง\nauthors: anan, somsak, malee\n---\nเนื้อ';
    const { draft } = await createDraft(newsroom.db, file, 'nok');
    const { token } = signPreview(PREVIEW_SECRET, Number(draft.slice(1)));
    const names = async () => {
      const { json } = await newsroom.get(`/preview?token=${token}`);
      return articlePreview.parse(json).article.authors.map(({ name }) => name);
    };
    expect(await names()).toEqual(['อนันต์', 'สมศักดิ์', 'มาลี ศรีสุข']);
    await newsroom.db.delete(authors).where(eq(authors.key, 'somsak'));
    expect(await names()).toEqual(['อนันต์', 'มาลี ศรีสุข']);
  });
});
