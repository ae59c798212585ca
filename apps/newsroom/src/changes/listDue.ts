import type { change } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { articles } from '../articles/schema.ts';
import { type Database, listRows } from '../database/index.ts';
import { placements } from '../frontPage/schema.ts';
import { infographics } from '../galleries/schema.ts';
import { episodes, videos } from '../programs/schema.ts';
import { banners } from '../widgets/schema.ts';

export type Announced = Partial<z.input<typeof change>>;

/** What appears and ends by itself: the columns with its times, and what is announced when these ids of it do. */
interface Scheduled {
  id: PgColumn;
  times: PgColumn[];
  toChange(ids: number[]): Announced;
}

const toEverything = (): Announced => ({ everything: true });

const SCHEDULED: Scheduled[] = [
  { id: articles.id, times: [articles.publishedAt], toChange: (ids) => ({ stories: ids }) },
  { id: infographics.id, times: [infographics.publishedAt], toChange: toEverything },
  { id: episodes.id, times: [episodes.firstAiredAt, episodes.startsAt, episodes.endsAt], toChange: toEverything },
  { id: videos.id, times: [videos.firstAiredAt, videos.startsAt, videos.endsAt], toChange: toEverything },
  { id: banners.id, times: [banners.startsAt, banners.endsAt], toChange: () => ({ paths: ['/', '/home'] }) },
  // those of earlier editions, too: their articles were placed by the same editors for the same time
  { id: placements.articleId, times: [placements.until], toChange: toEverything },
];

/** What a time has come for, as it is announced, and the next time, in milliseconds since 1970; null when there is none. */
interface Due {
  changes: Announced[];
  next: number | null;
}

/** What appears or ends after an instant and up to another one, and the first time after that. */
export async function listDue(db: Database, after: Date, until: Date): Promise<Due> {
  const begin = sql`${after.toISOString()}::timestamptz`;
  const end = sql`${until.toISOString()}::timestamptz`;
  const queries = SCHEDULED.flatMap(({ id, times }, index) =>
    times.map(
      (time) => sql`select ${index}::integer as index,
        array(select ${id} from ${id.table} where ${time} > ${begin} and ${time} <= ${end}) as ids,
        (select 1000 * extract(epoch from min(${time}))::float8 from ${id.table} where ${time} > ${end}) as next`,
    ),
  );
  const rows = await listRows<{ index: number; ids: number[]; next: number | null }>(
    db,
    sql.join(queries, sql` union all `),
  );
  const changes = SCHEDULED.flatMap(({ toChange }, index) => {
    const ids = rows.flatMap((row) => (row.index === index ? row.ids : []));
    return ids.length > 0 ? [toChange(ids)] : [];
  });
  const times = rows.flatMap(({ next }) => next ?? []);
  return { changes, next: times.length > 0 ? Math.min(...times) : null };
}
