import { episodeDetail, episodeList, programGallery } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { NewsQueries } from '../articles/index.ts';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError, page, rowId } from '../http/index.ts';
import { createEpisodeQueries } from './episodeQueries.ts';
import type { WithImages } from './images.ts';
import { access, booleanParameter, limit, type Page, toPage } from './lists.ts';
import { type EpisodeWithParts, toEpisode } from './videoWire.ts';

const input = z.object({
  program: rowId.optional(),
  /** A season's id. */
  owner: rowId.optional(),
  access,
  limit,
  page,
});

/** The endpoints of episodes and galleries (SPEC 7.7-06 to 7.7-09). A gallery has the id of its article. */
export function addEpisodeRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  { findArticle }: NewsQueries,
  withImages: WithImages,
): void {
  const episodes = createEpisodeQueries(db);
  const toAnswer = (rows: Page<EpisodeWithParts>, query: { page: number; limit: number }) =>
    withImages((images) => toPage(rows, query, (row) => toEpisode(row, images)));

  const list = {
    path: '/episodes',
    summary: 'Episodes, newest first, optionally of a programme or of the season that owns them',
    input,
    answer: episodeList,
  };
  addEndpoint(app, catalogue, list, async (query) => toAnswer(await episodes.newest(query), query));

  const upcoming = {
    path: '/episodes/upcoming',
    summary: 'Upcoming episodes, the next one first',
    input,
    answer: episodeList,
  };
  addEndpoint(app, catalogue, upcoming, async (query) => toAnswer(await episodes.upcoming(query), query));

  const detail = {
    path: '/episodes/:id',
    summary: 'An episode; with include_show_video=1 including its video',
    input: z.object({ id: rowId, include_show_video: booleanParameter.default(false) }),
    answer: episodeDetail,
  };
  addEndpoint(app, catalogue, detail, async ({ id, include_show_video }) => {
    const row = await episodes.one(id);
    if (!row) throw new HttpError(404, 'No such episode', `There is no episode ${id}.`);
    return withImages((images) => ({ data: toEpisode(include_show_video ? row : { ...row, video: null }, images) }));
  });

  const gallery = {
    path: '/galleries/:id',
    summary: 'The pictures of a programme, an episode or a video',
    input: z.object({ id: rowId }),
    answer: programGallery,
  };
  addEndpoint(app, catalogue, gallery, async ({ id }) => {
    const row = await findArticle(id);
    if (!row?.pictureCount) throw new HttpError(404, 'No such gallery', `There is no published gallery ${id}.`);
    return withImages((images) => {
      const items = row.gallery.map(({ picture, ...words }, index) => ({
        id: `${id}-${index + 1}`,
        ...words,
        display_image: images.toImage(picture),
      }));
      return { data: { id, title: row.title, items } };
    });
  });
}
