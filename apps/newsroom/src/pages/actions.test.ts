import { expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { pages } from './schema.ts';

const context = testActions('pages', testContext);

test('a page is made of a file, shown and taken away', async () => {
  const page = {
    sections: [{ id: 'a', type: 'voices', title: 'เสียง', data: [{ id: 1, title: 'ก', description: '', imgUrl: '' }] }],
  };
  expect(await context.run('set', 'in-remembrance', context.file('page.json', JSON.stringify(page)))).toEqual([
    'in-remembrance: 1 sections',
  ]);
  expect(JSON.parse((await context.run('show', 'in-remembrance')).join('\n'))).toEqual(page);
  expect(await context.run('remove', 'in-remembrance')).toEqual(['in-remembrance: removed']);
  expect(await context.db().select().from(pages)).toEqual([]);
});

test.each<[string, () => string[], RegExp]>([
  ['nothing is said to do', () => [], /^Usage: npm run newsroom -- pages /],
  [
    'the file is not JSON',
    () => ['set', 'x', context.file('bad.json', '[{]')],
    /^The file .*bad\.json is not JSON: .*\.$/,
  ],
  [
    'a section has no type',
    () => ['set', 'x', context.file('bad.json', '{"sections": [{"id": "a"}]}')],
    /^The sections\.0\.type cannot be used/,
  ],
  ['there is no such page', () => ['show', 'x'], /^There is no edited page x\.$/],
])('when %s it is refused in one sentence', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});
