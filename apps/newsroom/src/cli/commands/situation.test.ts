import { expect, test } from 'vitest';
import { testContext } from '../../control/testContext.ts';
import { situationEntries } from '../../situations/schema.ts';
import { testCommand } from '../testCommand.ts';
import { situationCommand } from './situation.ts';

const context = testCommand(situationCommand, testContext);

test('a situation is followed from its first post to its end', async () => {
  expect(await context.run('add', 'storm', 'พายุ', '--tag', 'พายุ', '--tag', 'ฝน')).toEqual(['/storm is live']);
  expect(await context.run('fact', 'storm', 'ผู้อพยพ', '12 คน', '--source', 'อำเภอ')).toEqual(['/storm  ผู้อพยพ: 12 คน']);
  const [said = ''] = await context.run(
    'post',
    'storm',
    'ฝนตก',
    '--text',
    context.file('post.html', '<p>ก</p>'),
    '--key',
  );
  const id = said.replace('/storm  post ', '');
  await context.run('edit-post', id, '--headline', 'ฝนตกหนัก', '--no-key');
  expect(await context.db().select().from(situationEntries)).toMatchObject([
    { headline: 'ฝนตกหนัก', body: '<p>ก</p>', isKey: false },
  ]);
  expect(await context.run('posts', 'storm')).toEqual([expect.stringContaining('ฝนตกหนัก')]);
  expect(await context.run('remove-post', id)).toEqual([`/storm  post ${id} removed`]);
  expect(await context.run('end', 'storm')).toEqual(['/storm has ended']);
  expect(await context.run('list')).toEqual(['/storm  ended  0 posts  พายุ']);
});

test.each<[string[], RegExp]>([
  [[], /^Say what to do with the situations: npm run newsroom -- situation list\|add\|/],
  [['toString'], /^Say what to do with the situations/],
  [
    ['add', 'storm'],
    /^This is how it is used: .* add ID TITLE \[--lead TEXT\] \[--picture FILE\|URL\] \[--tag TAG\]…$/,
  ],
  [['post', 'storm', 'ก', '--now'], /^This is how it is used: .* post ID HEADLINE \[--text FILE\]/],
  [['post', 'storm', 'ก', '--text', 'none.html'], /^There is no file none\.html\.$/],
  [['edit-post', '7', '--no-text'], /^This is how it is used: .* \[--key\|--no-key\]$/],
  [['edit-post', '7'], /^Say what to change in the post\.$/],
  [['end', 'none'], /^There is no situation none: .*\.$/],
])('%j is refused in one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
});
