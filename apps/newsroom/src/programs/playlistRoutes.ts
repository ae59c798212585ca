import { playlistDetail, playlistList, playQueue, videoList } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { addEndpoint, type Catalogue, HttpError, page, rowId } from '../http/index.ts';
import type { WithImages } from './images.ts';
import { limit, reference, toPage } from './lists.ts';
import { toPlaylist } from './programWire.ts';
import type { ProgramApiQueries } from './queries.ts';
import { createQueueQueries, parseQueueToken, queueInput, toQueueToken } from './queue.ts';
import { toQueued, toVideo } from './videoWire.ts';

const MAX_ITEMS = 50;

/** The endpoints of playlists and of the play queue (SPEC 7.7-11, 7.7-13). */
export function addPlaylistRoutes(
  app: Hono,
  catalogue: Catalogue,
  { programs, videos }: ProgramApiQueries,
  withImages: WithImages,
): void {
  const list = {
    path: '/collections',
    summary: 'Playlists, optionally of a programme',
    input: z.object({ program: rowId.optional(), limit, page }),
    answer: playlistList,
  };
  addEndpoint(app, catalogue, list, async (query) => {
    const rows = await programs.playlists(query);
    return withImages((images) => toPage(rows, query, (row) => toPlaylist(row, images)));
  });

  const requireRow = async (id: string) => {
    const row = await programs.playlist(id);
    if (!row) throw new HttpError(404, 'No such playlist', `There is no playlist ${id}.`);
    return row;
  };
  const detail = {
    path: '/collections/:id',
    summary: 'A playlist by its id or key; objects has its videos, unless excluded',
    input: z.object({ id: reference, exclude: z.enum(['objects']).optional() }),
    answer: playlistDetail,
  };
  addEndpoint(app, catalogue, detail, async ({ id, exclude }) => {
    const row = await requireRow(id);
    const objects = exclude ? undefined : await videos.ofPlaylist(row.id, MAX_ITEMS);
    return withImages((images) => ({
      data: {
        ...toPlaylist(row, images),
        ...(objects && { objects: objects.map((one) => toVideo(one, images)) }),
      },
    }));
  });

  const items = {
    path: '/collections/:id/items',
    summary: 'The videos of a playlist, in its order',
    input: z.object({ id: reference, limit, page }),
    answer: videoList,
  };
  addEndpoint(app, catalogue, items, async ({ id, ...query }) => {
    const row = await requireRow(id);
    const [rows, total] = await Promise.all([
      videos.ofPlaylist(row.id, query.limit, { page: query.page }),
      videos.totalOfPlaylist(row.id),
    ]);
    return withImages((images) => toPage({ rows, total }, query, (one) => toVideo(one, images)));
  });

  const queues = createQueueQueries(videos, programs);
  const answer = async (input: z.output<typeof queueInput>) => {
    const rows = await queues.of(input);
    if (!rows) throw new HttpError(404, 'No such content', `There is no ${input.content_type} ${input.content_id}.`);
    const toItem = input.include_full_video_info ? toVideo : toQueued;
    return withImages((images) => ({
      data: { token: toQueueToken(input), items: rows.map((row) => toItem(row, images)) },
    }));
  };
  const queue = {
    path: '/play-queue',
    summary: 'A video and what plays after it: the rest of a playlist, the next episodes, other clips',
    input: queueInput,
    answer: playQueue,
  };
  addEndpoint(app, catalogue, queue, answer);

  const again = {
    path: '/play-queue/:token',
    summary: 'The play queue that belongs to a token',
    input: z.object({ token: z.string().regex(/^[\w-]{1,600}$/) }),
    answer: playQueue,
  };
  addEndpoint(app, catalogue, again, async ({ token }) => {
    const input = parseQueueToken(token);
    if (!input) throw new HttpError(404, 'No such queue', 'The token was not given by this service.');
    return answer(input);
  });
}
