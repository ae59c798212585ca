import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { articleDrafts, articles, articleVersions, corrections, withdrawnArticles } from '../schema.ts';
import {
  addCorrection,
  createDraft,
  deleteDiscarded,
  deleteDraft,
  findVersion,
  listVersionHeads,
  publishDraft,
  restoreArticle,
  restoreDraft,
  restoreVersion,
  updateDraft,
  withdrawArticle,
} from './index.ts';
import { unscheduleArticle } from './unschedule.ts';

const NOW = new Date('2026-11-21T11:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const TOMORROW = '2026-11-22 06:00';
const FAN = 'fan';
const NOK = 'nok';
const fileOf = (title: string, version?: number) =>
  `---\n${version ? `version: ${version}\n` : ''}section: disaster\ntitle: ${title}\ntags: น้ำท่วม\n---\n<p>เนื้อ</p>`;

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    for (const table of [articles, articleDrafts, corrections, withdrawnArticles, articleVersions])
      await database.db.delete(table);
  });

  const db = () => database.db;
  const versionsOf = async (article: string) =>
    (await listVersionHeads(db(), article)).map(({ number, who, event, note, isPublished }) =>
      [number, who, event, ...(note ? [note] : []), ...(isPublished ? ['for readers'] : [])].join(' '),
    );
  const draftOf = async (title: string) => (await createDraft(db(), fileOf(title), NOK)).draft;
  const titleOf = async (article: string, number: number) => (await findVersion(db(), article, number)).content.title;

  test('every event of an article adds a version, from its first draft on', async () => {
    const draft = await draftOf('หนึ่ง');
    await updateDraft(db(), draft, fileOf('สอง', 1), FAN);
    const { id } = await publishDraft(db(), { draft, who: NOK }, NOW);
    await addCorrection(db(), id, 'แก้ชื่อ', FAN, LATER);
    await withdrawArticle(db(), id, 'ถอนคำ', NOK);
    await restoreArticle(db(), id, FAN);
    expect(await versionsOf(String(id))).toEqual([
      '1 nok draft',
      '2 fan edit',
      '3 nok publish for readers',
      '4 fan correct แก้ชื่อ for readers',
      '5 nok withdraw ถอนคำ',
      '6 fan restore for readers',
    ]);
    expect([await titleOf(String(id), 1), await titleOf(String(id), 6)]).toEqual(['หนึ่ง', 'สอง']);
  });

  test('an imported article gets a version of its content before its first change', async () => {
    await db().insert(articles).values({
      id: 7,
      source: 'test',
      sourceId: '7',
      section: 'politics',
      title: 'จากที่อื่น',
      publishedAt: NOW,
    });
    const { draft } = await updateDraft(db(), '7', fileOf('แก้แล้ว', 1), FAN);
    await publishDraft(db(), { draft, who: FAN }, LATER);
    expect(await versionsOf('7')).toEqual(['1  before for readers', '2 fan edit', '3 fan publish for readers']);
    expect(await titleOf('7', 1)).toBe('จากที่อื่น');
  });

  test('of two simultaneous saves of one version one conflicts, and both texts are stored', async () => {
    const draft = await draftOf('เดิม');
    const both = await Promise.all([
      updateDraft(db(), draft, fileOf('ของฟ้า', 1), FAN),
      updateDraft(db(), draft, fileOf('ของนก', 1), NOK),
    ]);
    expect(both.filter(({ conflict }) => conflict !== undefined)).toHaveLength(1);
    expect(await db().select({ version: articleDrafts.version }).from(articleDrafts)).toEqual([{ version: 2 }]);
    expect([await titleOf(draft, 2), await titleOf(draft, 3)].sort()).toEqual(['ของนก', 'ของฟ้า']);
  });

  test('an edit of a version from before a later publication conflicts, and its text is stored', async () => {
    const { id } = await publishDraft(db(), { draft: await draftOf('เดิม'), who: NOK }, NOW);
    const { draft } = await updateDraft(db(), String(id), fileOf('ของนก', 2), NOK);
    await publishDraft(db(), { draft, who: NOK }, LATER);
    const { conflict } = await updateDraft(db(), String(id), fileOf('ของฟ้า', 2), FAN);
    expect(conflict).toMatch(/^Article \d+ has changed since version 2, .*: nok saved version 4 at /);
    expect(await db().$count(articleDrafts)).toBe(0);
    expect(await titleOf(String(id), 5)).toBe('ของฟ้า');
  });

  test('an edit does not conflict with a correction, which leaves the text unchanged', async () => {
    const { id } = await publishDraft(db(), { draft: await draftOf('เดิม'), who: NOK }, NOW);
    await addCorrection(db(), id, 'แก้ชื่อ', NOK, LATER);
    expect(await updateDraft(db(), String(id), fileOf('ของฟ้า', 2), FAN)).toMatchObject({ version: 4, articleId: id });
  });

  test('an unscheduled article takes its versions along to its new draft', async () => {
    const draft = await draftOf('พรุ่งนี้');
    const { id } = await publishDraft(db(), { draft, at: TOMORROW, who: NOK }, NOW);
    const again = await unscheduleArticle(db(), id, FAN, NOW);
    expect(await versionsOf(again.draft)).toEqual(['1 nok draft', '2 nok schedule for readers', '3 fan unschedule']);
    expect(again.version).toBe(3);
    expect(await versionsOf(String(id))).toEqual([]);
  });

  test('restoreDraft brings back a discarded draft under its name, which no other draft has got', async () => {
    const draft = await draftOf('ทิ้งแล้ว');
    await deleteDraft(db(), draft, FAN);
    expect(await draftOf('อื่น')).not.toBe(draft);
    expect(await restoreDraft(db(), draft, NOK)).toMatchObject({ draft, version: 3, title: 'ทิ้งแล้ว' });
    await expect(restoreDraft(db(), draft, NOK)).rejects.toThrow(`${draft} was not discarded`);
    await expect(restoreDraft(db(), 'd999999', NOK)).rejects.toThrow('There is no draft d999999.');
  });

  test('restoreVersion brings back a discarded working copy from the versions of its article', async () => {
    const { id } = await publishDraft(db(), { draft: await draftOf('เดิม'), who: NOK }, NOW);
    const { draft } = await updateDraft(db(), String(id), fileOf('แก้', 2), NOK);
    await deleteDraft(db(), draft, NOK);
    expect(await restoreVersion(db(), String(id), 3, FAN)).toMatchObject({ articleId: id, title: 'แก้', version: 5 });
    await withdrawArticle(db(), id, undefined, NOK);
    // readers see it only once that is published
    expect(await restoreVersion(db(), String(id), 1, FAN)).toMatchObject({ articleId: id, title: 'เดิม' });
  });

  test('versions of drafts discarded thirty days ago are deleted; those of other drafts and of articles stay', async () => {
    const [old, recent, existing] = [await draftOf('เก่า'), await draftOf('ใหม่'), await draftOf('ยังอยู่')];
    const { id } = await publishDraft(db(), { draft: await draftOf('ออกแล้ว'), who: NOK }, NOW);
    for (const draft of [old, recent]) await deleteDraft(db(), draft, NOK);
    const long = new Date(Date.now() - 30 * 24 * 3600_000 - 60_000);
    for (const article of [old, existing, String(id)])
      await db().update(articleVersions).set({ at: long }).where(eq(articleVersions.article, article));
    await deleteDiscarded(db());
    const left = [old, recent, existing, String(id)].map((article) => listVersionHeads(db(), article));
    expect((await Promise.all(left)).map((heads) => heads.length > 0)).toEqual([false, true, true, true]);
  });
});
