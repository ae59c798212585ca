import type { programSearch } from '@sala/contracts';
import { toPlainText } from '@sala/thai';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { articles } from '../../articles/schema.ts';
import type { Database } from '../../database/index.ts';
import { type Addresses, formatInstant, toPictureUrl } from '../../http/index.ts';
import { leaveOutHidden } from '../../input/index.ts';
import { LIST_COLUMNS, toNewsItem } from '../../newsLists/index.ts';
import { episodes, programs, videos } from '../../programs/schema.ts';
import type { SearchText } from '../queries/index.ts';
import { programSearch as indexed } from '../schema.ts';
import { toExcerpt } from './excerpt.ts';
import { highlight } from './highlight.ts';

type FoundProgram = NonNullable<NonNullable<z.input<typeof programSearch>['items']>[number]>;

/** The articles of these ids in their order, with the matches marked. */
export async function loadNewsItems(db: Database, ids: number[], search: SearchText, addresses: Addresses) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ ...LIST_COLUMNS, body: articles.body })
    .from(articles)
    .where(inArray(articles.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const highlights = {
      title: highlight(row.title, search),
      excerpt: toExcerpt(toPlainText(leaveOutHidden(row.body)) || row.lead, search),
    };
    return [{ ...toNewsItem(row, addresses), highlights }];
  });
}

/** The programmes, episodes and clips of these rows in their order, with the matches marked. */
export async function loadProgramItems(
  db: Database,
  ids: number[],
  search: SearchText,
  address: string,
): Promise<FoundProgram[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: indexed.id, program: programs, episode: episodes, video: videos })
    .from(indexed)
    .innerJoin(programs, eq(programs.id, indexed.programId))
    .leftJoin(episodes, eq(episodes.id, indexed.episodeId))
    // the video of an episode
    .leftJoin(
      videos,
      or(eq(videos.id, indexed.videoId), and(eq(videos.episodeId, episodes.id), eq(videos.category, 'rerun'))),
    )
    .where(inArray(indexed.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProgramItem(row, search, address)] : [];
  });
}

interface Row {
  program: typeof programs.$inferSelect;
  episode: typeof episodes.$inferSelect | null;
  video: typeof videos.$inferSelect | null;
}

function toProgramItem({ program, episode, video }: Row, search: SearchText, address: string): FoundProgram {
  const one = episode ?? video;
  const title = one?.title ?? program.title;
  const description = one ? one.description || one.tagline : program.tagline || program.description;
  const url = episode ? `/program/${program.key}/episodes/${episode.id}` : (video?.path ?? `/program/${program.key}`);
  return {
    kind: episode ? 'episode' : ((video?.category ?? 'program') as FoundProgram['kind']),
    title,
    description,
    url,
    imgUrl: toPictureUrl(one ? one.picture : (program.images.display ?? ''), address),
    duration_seconds: video?.durationSeconds,
    publishTime: one && formatInstant(one.firstAiredAt),
    programTitle: one && program.title,
    highlights: { title: highlight(title, search), excerpt: toExcerpt(description, search) },
  };
}
