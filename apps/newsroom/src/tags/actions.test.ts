import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';

const context = testActions(null, testContext);
const run = (...args: string[]) => context.run(...args);
const write = async (tags: string) => {
  const file = context.file('article.txt', `---\nsection: sport\ntitle: ข่าว\ntags: ${tags}\n---\nเนื้อข่าว`);
  const [draft = ''] = /^d\d+/.exec((await run('articles', 'draft', file)).join('\n')) ?? [];
  const [, id = ''] = /(\d+) is out$/.exec((await run('articles', 'publish', draft)).join('\n')) ?? [];
  return id;
};

test('tags commands list, rename, describe and merge tags, and articles show the result', async () => {
  expect(await run('tags', 'list')).toEqual(['There are no such tags.']);
  const id = await write('วอลเลย์, กีฬาโรงเรียน');
  await write('วอลเลย์บอล');
  expect(await run('tags', 'rename', 'กีฬาโรงเรียน', 'กีฬานักเรียน')).toEqual([
    'กีฬานักเรียน  1 article',
    'before: กีฬาโรงเรียน',
  ]);
  expect(await run('tags', 'describe', 'วอลเลย์บอล', '--text', 'ทุกสนาม', '--picture', 'volleyball.webp')).toEqual([
    'วอลเลย์บอล  1 article',
    'ทุกสนาม',
    'volleyball.webp',
  ]);
  expect(await run('tags', 'merge', 'วอลเลย์', 'วอลเลย์บอล')).toContain('before: วอลเลย์');
  expect((await run('articles', 'show', id)).join('\n')).toContain('\ntags: วอลเลย์บอล, กีฬานักเรียน\n');
  expect(await run('tags', 'list', 'วอลเลย์')).toEqual(['วอลเลย์บอล  2 articles']);
  expect(await run('tags', 'show', 'กีฬานักเรียน')).toEqual(['กีฬานักเรียน  1 article', 'before: กีฬาโรงเรียน']);
  // an article whose file has a former title
  const again = await write('วอลเลย์');
  expect((await run('articles', 'show', again)).join('\n')).toContain('\ntags: วอลเลย์บอล\n');
});

test('articles draft warns about a misspelt tag', async () => {
  await write('น้ำท่วมปากน้ำ');
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  await write('น้ำทวมปากน้ำ');
  expect(warnings.mock.calls.flat()).toContain('น้ำทวมปากน้ำ is a new tag; did you mean น้ำท่วมปากน้ำ (1 article)?');
});

test.each<[string, string[], RegExp]>([
  ['the title is empty', ['rename', 'a', ' '], /is empty, or has a comma/],
  ['the title cannot be seen', ['rename', 'a', '\u200b'], /is empty, or has a comma/],
  ['the title has a comma', ['rename', 'a', 'b, c'], /is empty, or has a comma/],
  ['the tag is unknown', ['merge', 'ไม่มี', 'ก'], /^There is no tag ไม่มี\.$/],
  ['the picture is unknown', ['describe', 'ก', '--picture', 'nowhere.webp'], /^There is no picture nowhere\.webp/],
])('when %s the command is rejected with one sentence', async (_, args, sentence) => {
  await context.refuses(['tags', ...args], sentence);
});
