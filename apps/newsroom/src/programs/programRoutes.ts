import { component, PROGRAM_GROUPS, programDetail, programList } from '@sala/contracts';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, HttpError, page } from '../http/index.ts';
import { createEpisodeQueries } from './episodeQueries.ts';
import type { WithImages } from './images.ts';
import { access, booleanParameter, limit, reference, toPage } from './lists.ts';
import { PROGRAM_ORDERS } from './programQueries.ts';
import { toHeroBanner, toPerson, toPlaylist, toProgram, toSeason } from './programWire.ts';
import type { ProgramApiQueries } from './queries.ts';
import { toEpisode, toVideo } from './videoWire.ts';

const MAX_PLAYLISTS = 20;
const MAX_BANNERS = 6;

/** The names of page components by their ids; those of SPEC 7.8 choose what a programme's page features. */
const COMPONENTS = new Map([
  [1, 'รายการแนะนำ'],
  [3, 'ตอนล่าสุด'],
  [4, 'คลิปล่าสุด'],
  [6, 'ตอนที่คัดมาให้'],
  [7, 'คลิปที่คัดมาให้'],
]);
const WITH_BANNERS = 1;

/** The endpoints of programmes, and of the banners at the top of a page (SPEC 7.7-10, 7.7-12). */
export function addProgramRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  { programs, videos }: ProgramApiQueries,
  withImages: WithImages,
): void {
  const episodes = createEpisodeQueries(db);

  const list = {
    path: '/programs',
    summary: 'Programmes, optionally of a group or an initial letter, ended or current',
    input: z.object({
      category: z.enum(Object.keys(PROGRAM_GROUPS) as [string, ...string[]]).optional(),
      is_old_program: booleanParameter.optional(),
      initial: z
        .string()
        .regex(/^[A-Za-z0-9ก-ฮ]$/)
        .transform((letter) => letter.toUpperCase())
        .optional(),
      access,
      sort: z.enum(PROGRAM_ORDERS).default('recommended'),
      limit,
      page,
    }),
    answer: programList,
  };
  addEndpoint(app, catalogue, list, async ({ sort, ...query }) => {
    const rows = await programs[sort](query);
    return withImages((images) => toPage(rows, query, (row) => toProgram(row, images)));
  });

  const detail = {
    path: '/programs/:id',
    summary: 'A programme by its id or key, with its seasons, persons and playlists',
    input: z.object({ id: reference }),
    answer: programDetail,
  };
  addEndpoint(app, catalogue, detail, async ({ id }) => {
    const program = await programs.one(id);
    if (!program) throw new HttpError(404, 'No such programme', `There is no programme ${id}.`);
    const { featuredVideoId, featuredEpisodeId } = program.row;
    const [itsPlaylists, video, episode] = await Promise.all([
      programs.playlists({ program: program.row.id, limit: MAX_PLAYLISTS, page: 1 }),
      featuredVideoId === null ? null : videos.one(String(featuredVideoId)),
      featuredEpisodeId === null ? null : episodes.one(featuredEpisodeId),
    ]);
    return withImages((images) => ({
      data: {
        ...toProgram(program.row, images),
        persons: program.persons.map((one) => toPerson(one, images)),
        seasons: program.seasons.map(({ season, persons }) => toSeason(season, persons, images)),
        playlists: itsPlaylists.rows.map((one) => toPlaylist(one, images)),
        featured_video: video && toVideo(video, images),
        featured_episode: episode && toEpisode(episode, images),
      },
    }));
  });

  const part = {
    path: '/components/:id',
    summary: 'A component of a page, with its banners',
    input: z.object({ id: z.coerce.number().int().min(1).max(1000) }),
    answer: component,
  };
  addEndpoint(app, catalogue, part, async ({ id }) => {
    const title = COMPONENTS.get(id);
    if (!title) throw new HttpError(404, 'No such component', `There is no component ${id}.`);
    const rows = id === WITH_BANNERS ? await programs.banners(MAX_BANNERS) : [];
    return withImages((images) => ({
      data: { id, title, items: rows.flatMap((row) => toHeroBanner(row, images) ?? []) },
    }));
  });
}
