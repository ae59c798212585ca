import { prNewsList } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { announcements } from './schema.ts';

const context = testActions('announcements', testContext);
beforeEach(async () => {
  await context.db().delete(announcements);
});

const readList = async (query = '') =>
  prNewsList.parse(await (await context.request(`/external/org/pr-news${query}`)).json()).items;

test('[7.7-12] announcements add puts the organisation’s news first in its list, and remove takes it away', async () => {
  await context.run('add', 'รับสมัครสภาผู้ชม', '/org/people');
  const [added = ''] = await context.run('add', ' รายงาน\u202eประจำปี ', 'https://org.sala.example/report');
  expect(added).toMatch(/^\d+ {2}20\d\d-\d\d-\d\d \d\d:\d\d {2}รายงานประจำปี {2}https:\/\/org\.sala\.example\/report$/);
  expect((await context.run('list'))[0]).toBe(added);
  expect(await readList()).toMatchObject([
    { title: 'รายงานประจำปี', href: 'https://org.sala.example/report' },
    { title: 'รับสมัครสภาผู้ชม', href: '/org/people' },
  ]);
  expect(await readList('?limit=1')).toHaveLength(1);
  await context.refuses(['add', 'รับสมัครสภาผู้ชม', '/org/people'], /^Announcement \d+ says the same already\.$/);
  expect(await context.run('remove', added.split(' ')[0] ?? '')).toEqual(['removed: รายงานประจำปี']);
  expect(await readList()).toHaveLength(1);
});

test('announcements add warns of an address with no page', async () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('add', 'ประกาศ', '/nopage');
  expect(warnings.mock.calls).toEqual([[expect.stringContaining('knows no page of this site at /nopage')]]);
  warnings.mockRestore();
});

test.each([
  [['add', '\u200b', '/org'], /TITLE cannot be used: it is empty/],
  [['add', 'ประกาศ', 'javascript:alert(1)'], /URL cannot be used: it is neither a path of the site nor/],
  [['remove', '7'], /^There is no announcement 7: announcements list names those that there are\.$/],
  [['remove', 'x'], /^ID cannot be used: it is no number of an announcement\.$/],
])('announcements %j is refused', async (args, sentence) => {
  await context.refuses(args, sentence);
});
