import { z } from 'zod';
import {
  count,
  id,
  instant,
  listOfUnique,
  required,
  text,
  toOptional,
  toSafeHref,
  toTotalPage,
  unwrapData,
} from '../wire/wire.ts';
import { episode } from './episode.ts';
import { largePicture } from './picture.ts';
import { playlist } from './playlist.ts';
import { program } from './program.ts';
import { video } from './video.ts';

// The answers of the programme API (SPEC 7.7): a list in `{data, meta}`, a single item in `{data}`.

/** The size of a list by default, and its maximum (SPEC 9.2-03). */
export const PROGRAM_PAGE_SIZE = 20;

const meta = toOptional(z.object({ total: count, page: count, limit: count, last_page: count }), {});

function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ data: listOfUnique(item), meta }).transform((answer) => {
    const { total, page, limit, last_page } = answer.meta;
    return {
      items: answer.data as z.output<Item>[],
      total,
      page,
      limit,
      totalPage: toTotalPage({ totalPage: last_page, total }, limit),
    };
  });
}

/** `/videos` and `/videos/popular` (SPEC 7.7-01 to 7.7-03). */
export const videoList = listAnswer(video);
/** `/videos/{id}` (SPEC 7.7-04). */
export const videoDetail = unwrapData(video);

/** `/videos/{id}/analytics` (SPEC 7.7-05): the number of its views. */
export const videoAnalytics = unwrapData(z.object({ id: text, views: count }));

/** `/episodes` and `/episodes/upcoming` (SPEC 7.7-06, 7.7-07). */
export const episodeList = listAnswer(episode);
/** `/episodes/{id}` (SPEC 7.7-08). */
export const episodeDetail = unwrapData(episode);

/** `/preview/episode?token=`: an episode, published or not (SPEC 2.1-27), and when the token expires. */
export const episodePreview = z.object({ expiresAt: instant, episode });

/** `/programs` (SPEC 7.7-10). */
export const programList = listAnswer(program);
export type ProgramList = z.output<typeof programList>;
/** `/programs/{id}` (SPEC 7.7-10). */
export const programDetail = unwrapData(program);

/** `/collections` (SPEC 7.7-11). */
export const playlistList = listAnswer(playlist);
/** `/collections/{id}` (SPEC 7.7-11): a playlist; its items are at `/collections/{id}/items`. */
export const playlistDetail = unwrapData(playlist);

/** `/play-queue` (SPEC 7.7-13): videos to play one after another; the same `token` gives the same queue. */
export const playQueue = unwrapData(z.object({ token: text, items: listOfUnique(video) }));

const prNews = z
  .object({ id, title: required, url: text, display_image: largePicture, published_at: instant })
  .transform(({ url, display_image, published_at, ...item }) => ({
    ...item,
    href: toSafeHref(url, ''),
    picture: display_image,
    publishedAt: published_at,
  }));

/** `/external/org/pr-news` (SPEC 7.7-12): the organisation's own announcements. */
export const prNewsList = listAnswer(prNews);
