import type { ContentType } from '@sala/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { articles } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { MAX_INTEGER } from '../../database/schema.ts';
import { infographics } from '../../galleries/schema.ts';
import { videos } from '../../programs/schema.ts';
import { videoViews } from '../schema.ts';
import { Tally } from './tally.ts';
import { type CountWriter, startCountWriter } from './writeCounts.ts';

/** The most rows of videos and keys, so that invented ones cannot fill the disk. */
const MAX_ROWS = 200_000;

/** Counts views of articles and videos: in memory, written to the database every five seconds and on closing. */
export interface ViewCounter extends CountWriter {
  read(type: ContentType, id: number): void;
  /** `keys` are the keys that a video is counted under, such as `video-all`. */
  watched(url: string, keys: string[]): void;
}

/** @param onError called when a write has failed */
export function startViewCounter(db: Database, onError: (error: unknown) => void, maxRows = MAX_ROWS): ViewCounter {
  const articleViews = new Tally();
  const graphics = new Tally();
  const watched = new Tally();

  const writer = startCountWriter(
    [
      [articleViews, (counts) => db.execute(addToViews(articles, counts))],
      [graphics, (counts) => db.execute(addToViews(infographics, counts))],
      [watched, (counts) => addToVideos(db, counts, maxRows)],
    ],
    onError,
  );
  return {
    read: (type, id) => (type === 'infographic' ? graphics : articleViews).add(String(id)),
    watched: (url, keys) => {
      for (const key of keys) watched.add(`${key} ${url}`);
    },
    ...writer,
  };
}

/** One statement for all counts; a count for an id without a row is dropped. */
function addToViews(table: typeof articles | typeof infographics, counts: [string, number][]): SQL {
  const seen = sql.join(
    counts.map(([id, times]) => sql`(${Number(id)}::int, ${times}::int)`),
    sql`, `,
  );
  return sql`
    update ${table} set views = least(${table.views}::bigint + seen.times, ${MAX_INTEGER})
    from (values ${seen}) as seen(id, times) where ${table.id} = seen.id`;
}

const OF_ALL = 'video-all';

async function addToVideos(db: Database, counts: [string, number][], maxRows: number): Promise<void> {
  const rows = counts.map(([entry, views]) => {
    const [key = '', url = ''] = entry.split(' ');
    return { key, url, views };
  });
  const seen = sql.join(
    rows.map(({ key, url, views }) => sql`(${key}::text, ${url}::text, ${views}::int)`),
    sql`, `,
  );
  const ofAll = rows.filter(({ key }) => key === OF_ALL).map(({ url, views }) => sql`(${url}::text, ${views}::int)`);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into ${videoViews} as known (key, url, views) select * from (values ${seen}) as seen(key, url, views)
      where (select count(*) from ${videoViews}) < ${maxRows}
        or exists (select from ${videoViews} old where old.key = seen.key and old.url = seen.url)
      on conflict (key, url) do update set views = least(known.views::bigint + excluded.views, ${MAX_INTEGER})`);
    if (ofAll.length === 0) return;
    await transaction.execute(sql`
      update ${videos} set views = least(${videos.views}::bigint + seen.times, ${MAX_INTEGER})
      from (values ${sql.join(ofAll, sql`, `)}) as seen(path, times) where ${videos.path} = seen.path`);
  });
}
