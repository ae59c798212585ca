import { PROGRAM_GROUPS, VIDEO_CATEGORIES, videoAnalytics, videoDetail, videoList } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { addEndpoint, type Catalogue, HttpError, page, rowId } from '../http/index.ts';
import type { WithImages } from './images.ts';
import { access, booleanParameter, limit, type Page, reference, toPage } from './lists.ts';
import type { VideoQueries } from './videoQueries.ts';
import { toVideo, type VideoWithProgram } from './videoWire.ts';

const categories = Object.keys(VIDEO_CATEGORIES) as (keyof typeof VIDEO_CATEGORIES)[];
const group = z.enum(Object.keys(PROGRAM_GROUPS) as [string, ...string[]]);

const narrowed = {
  program: rowId.optional(),
  owner: rowId.optional(),
  season: rowId.optional(),
  access,
  limit,
  page,
};

/** The endpoints of videos (SPEC 7.7-01 to 7.7-05). */
export function addVideoRoutes(app: Hono, catalogue: Catalogue, videos: VideoQueries, withImages: WithImages): void {
  const toAnswer = (rows: Page<VideoWithProgram>, query: { page: number; limit: number }) =>
    withImages((images) => toPage(rows, query, (row) => toVideo(row, images)));
  // only one page: the order of popular videos would change while a client pages through them
  const popular = async (query: z.output<typeof popularInput> & { program_category?: string }) =>
    toAnswer(await videos.popular({ ...query, page: 1 }), { ...query, page: 1 });

  const list = {
    path: '/videos',
    summary: 'Videos, newest first, optionally of a category, a programme, a season or an owner',
    input: z.object({ video_category: z.enum([...categories, 'popular']).optional(), ...narrowed }),
    answer: videoList,
  };
  addEndpoint(app, catalogue, list, async ({ video_category, ...query }) => {
    if (video_category === 'popular') return popular(query);
    return toAnswer(await videos.newest({ video_category, ...query }), query);
  });

  const popularInput = z.object({ video_category: z.enum(categories).optional(), ...narrowed });
  const watched = {
    path: '/videos/popular',
    summary: 'The most watched videos; always the first page',
    input: popularInput,
    answer: videoList,
  };
  addEndpoint(app, catalogue, watched, popular);

  const watchedOfGroup = {
    path: '/videos/popular/program-categories/:program_category',
    summary: 'The most watched videos of a group of programmes',
    input: popularInput.extend({ program_category: group }),
    answer: videoList,
  };
  addEndpoint(app, catalogue, watchedOfGroup, popular);

  const requireRow = async (id: string) => {
    const row = await videos.one(id);
    if (!row) throw new HttpError(404, 'No such video', `There is no video ${id}.`);
    return row;
  };
  const detail = {
    path: '/videos/:id',
    summary: 'A video by its id or key; with include_show_video=1 including what to play',
    input: z.object({ id: reference, include_show_video: booleanParameter.default(false) }),
    answer: videoDetail,
  };
  addEndpoint(app, catalogue, detail, async ({ id, include_show_video }) => {
    const row = await requireRow(id);
    const whole = await withImages((images) => toVideo(row, images));
    return { data: include_show_video ? whole : { ...whole, media_url: '' } };
  });

  const analytics = {
    path: '/videos/:id/analytics',
    summary: 'The view count of a video',
    input: z.object({ id: reference }),
    answer: videoAnalytics,
  };
  addEndpoint(app, catalogue, analytics, async ({ id }) => {
    const { video } = await requireRow(id);
    return { data: { id: video.id, views: video.views } };
  });
}
