import { article, articlePreview, problem } from '@sala/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { signPreview } from '../previews/index.ts';
import { ADDRESS, openNewsroomForAll, PREVIEW_SECRET } from '../testNewsroom.ts';
import { createDraft, deleteDraft, publishDraft, updateDraft } from './editing/index.ts';
import { articleDrafts, articles, corrections, withdrawnArticles } from './schema.ts';

const WHO = 'nok';
const fileOf = (title: string, version = '') =>
  `---\n${version}section: sport\ntitle: ${title}\npicture: stadium.webp\ntags: วอลเลย์บอล\n---\n<p>เนื้อข่าวในร่าง</p>`;

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(articles, articleDrafts, corrections, withdrawnArticles));

  const tokenOf = (draft: string, now?: Date) => signPreview(PREVIEW_SECRET, Number(draft.slice(1)), now).token;
  const preview = (token: string) => newsroom.get(`/preview?token=${encodeURIComponent(token)}`);
  const draftOf = async (title: string) => (await createDraft(newsroom.db, fileOf(title), WHO)).draft;

  describe('a preview', () => {
    test('returns the draft as its article will be, to holders of its token, and is not cached', async () => {
      const draft = await draftOf('ร่างข่าวกีฬา');
      const { status, headers, json } = await preview(tokenOf(draft));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(articlePreview.parse(json)).toMatchObject({
        version: 1,
        article: {
          id: '0',
          title: 'ร่างข่าวกีฬา',
          category: 'กีฬา',
          html: '<p>เนื้อข่าวในร่าง</p>',
          picture: `${ADDRESS}/media/stadium.webp`,
          tags: [{ title: 'วอลเลย์บอล' }],
          views: 0,
        },
      });
    });

    test('of a working copy has its article’s id and date, and the newest version', async () => {
      await newsroom.write({ id: 7, title: 'เดิม' });
      await updateDraft(newsroom.db, '7', fileOf('ฉบับแก้ 1', 'version: 1\n'), WHO);
      const { draft } = await updateDraft(newsroom.db, '7', fileOf('ฉบับแก้ 2', 'version: 2\n'), WHO);
      const { version, article: read } = articlePreview.parse((await preview(tokenOf(draft))).json);
      const out = article.parse((await newsroom.get('/content?id=7')).json);
      expect(out.title).toBe('เดิม');
      expect([version, read.id, read.title]).toEqual([3, '7', 'ฉบับแก้ 2']);
      expect(read.publishedAt).toBe(out.publishedAt);
    });

    test('and its article contain the title and description for search engines, not the note for colleagues', async () => {
      const more = 'seo-title: ชื่อสั้น\nseo-description: คำอธิบาย\nnote: รอยืนยันกับแหล่งข่าว\n';
      const { draft } = await createDraft(newsroom.db, fileOf('ร่าง', more), WHO);
      const previewed = await preview(tokenOf(draft));
      const { id } = await publishDraft(newsroom.db, { draft, who: WHO });
      const out = await newsroom.get(`/content?id=${id}`);
      for (const read of [articlePreview.parse(previewed.json).article, article.parse(out.json)])
        expect(read).toMatchObject({ seoTitle: 'ชื่อสั้น', seoDescription: 'คำอธิบาย' });
      for (const { text } of [previewed, out]) expect(text).not.toContain('รอยืนยัน');
    });

    test('answers 403 to an invalid token and 404 once its draft is deleted, both uncached', async () => {
      const draft = await draftOf('ร่าง');
      const aMonthAgo = new Date(Date.now() - 30 * 24 * 3600_000);
      for (const token of [tokenOf(draft, aMonthAgo), `${tokenOf(draft).slice(0, -3)}abc`, 'x', "' or 1=1 --"]) {
        const { status, headers, json } = await preview(token);
        expect([status, headers.get('cache-control')]).toEqual([403, 'no-store']);
        expect(problem.parse(json).title).toBe('No good token');
      }
      await deleteDraft(newsroom.db, draft, WHO);
      const { status, headers } = await preview(tokenOf(draft));
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    });
  });
});
