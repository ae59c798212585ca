import { expect, test } from 'vitest';
import { articles } from '../articles/schema.ts';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { countPublished } from './index.ts';

const context = testActions('begin', (db) => testContext(db));

test('begin lists the first steps of a new newsroom, and marks those that are done', async () => {
  const output = (await context.run()).join('\n');
  expect(output.match(/^– /gm)).toHaveLength(6);
  expect(output).toMatch(/^– articles that are out: none; .*\n {4}articles draft FILE.*; sections: politics social /m);
  const article = { source: 'desk', section: 'politics', title: 'ข่าวแรก', body: '<p>เนื้อข่าว</p>' };
  await context
    .db()
    .insert(articles)
    .values([
      { ...article, sourceId: '1', publishedAt: new Date('2026-01-01T00:00:00Z') },
      { ...article, sourceId: '2', publishedAt: new Date('2999-01-01T00:00:00Z') },
    ]);
  expect(await countPublished(context.db())).toBe(1);
  expect((await context.run()).join('\n')).toMatch(/^✓ articles that are out: 1\n– menus of your own: none/m);
});
