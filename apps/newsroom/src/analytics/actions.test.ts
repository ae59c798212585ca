import { expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { analyticsCounts } from './schema.ts';

const { db, run, refuses } = testActions('analytics', testContext);

test('analytics shows the counts of a day, of today without an argument, and rejects invalid days', async () => {
  const row = { dimension: 'page', event: 'pageView' } as const;
  await db()
    .insert(analyticsCounts)
    .values([
      { ...row, day: '2026-01-02', name: '/live', count: 3 },
      { ...row, day: '2026-01-02', dimension: 'device', name: 'mobile portrait', count: 3 },
    ]);
  expect((await run('2026-01-02')).join('\n')).toMatch(/^2026-01-02,.*\n\nPages\n.*\n {2}\/live +3 +0/);
  expect(await run('2026-01-03')).toEqual(['Nothing was counted on 2026-01-03.']);
  expect((await run())[0]).toMatch(/^Nothing was counted on 20\d\d-\d\d-\d\d\.$/);
  await refuses(['yesterday'], /^yesterday is no day: write it as 2026-11-21\.$/);
  await refuses(['2569-11-21'], /^2569-11-21 is of the Buddhist era: write 2026-11-21\.$/);
  await refuses(['2026-02-30'], /^2026-02-30 is no day/);
});
