import { afterEach, beforeEach, vi } from 'vitest';
import type { Database } from '../database/index.ts';
import { programs } from '../programs/schema.ts';
import { scheduleSlots } from './schema.ts';

/** Lets each test begin at noon on a Saturday, with two programmes and nothing planned. */
export function beginWithTwoPrograms(db: () => Database): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:07+07:00') });
    await db().delete(scheduleSlots);
    await db().delete(programs);
    await db()
      .insert(programs)
      .values([
        { id: 1, source: 'test', key: 'news', title: 'ข่าวค่ำ', category: 'news' },
        { id: 2, source: 'test', key: 'drama', title: 'ละคร', category: 'DramaSeries' },
      ]);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
