import { expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { pages } from './schema.ts';

const context = testActions('pages', testContext);

test('pages commands store a page from a file, show it and remove it', async () => {
  const page = {
    sections: [{ id: 'a', type: 'voices', title: 'เสียง', data: [{ id: 1, title: 'ก', description: '', imgUrl: '' }] }],
  };
  expect(await context.run('set', 'in-remembrance', context.file('page.json', JSON.stringify(page)))).toEqual([
    expect.stringMatching(/^in-remembrance: 1 section, version [0-9a-f]{12}$/),
  ]);
  expect(JSON.parse((await context.run('show', 'in-remembrance')).join('\n'))).toEqual({
    version: expect.any(String),
    ...page,
  });
  expect(await context.run('remove', 'in-remembrance')).toEqual(['in-remembrance: removed']);
  expect(await context.db().select().from(pages)).toEqual([]);
});

test.each<[string, () => string[], RegExp]>([
  ['it has no arguments', () => [], /^Usage: npm run newsroom -- pages /],
  [
    'the file is not JSON',
    () => ['set', 'x', context.file('bad.json', '[{]')],
    /^The file .*bad\.json is not JSON.*: .*\.$/,
  ],
  [
    'a section has no type',
    () => ['set', 'x', context.file('bad.json', '{"sections": [{"id": "a"}]}')],
    /^The sections\.0\.type cannot be used/,
  ],
  ['the page is unknown', () => ['show', 'x'], /^There is no edited page x\.$/],
])('pages rejects a command with one sentence when %s', async (_, args, sentence) => {
  await context.refuses(args(), sentence);
});
