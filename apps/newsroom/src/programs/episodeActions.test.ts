import { beforeEach, expect, test } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { episodes, programs } from './schema.ts';

const context = testActions('episodes', testContext);

beforeEach(async () => {
  await context.db().delete(programs);
  await context.db().insert(programs).values({ id: 1, source: 'test', key: 'news', title: 'ข่าวค่ำ', category: 'news' });
  await context.db().insert(episodes).values({ id: 7, programId: 1, title: 'ตอนแรก', firstAiredAt: new Date() });
});

test('episodes preview prints an address that is valid for a week, and rejects an unknown episode', async () => {
  expect((await context.run('preview', '7')).join('\n')).toMatch(
    /^http:\/\/localhost:3000\/preview\/episode\?token=7\.\d+\.[\w-]{43}\nvalid until \d{4}-\d\d-\d\d \d\d:\d\d$/,
  );
  for (const none of ['8', 'x', '99999999999'])
    await expect(context.run('preview', none)).rejects.toThrow(`no episode ${none}`);
});
