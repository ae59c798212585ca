/** A list that has more pages. */
const LIST = ['page'];
const PICTURE_LIST = ['page', 'categoryId'];
const PROGRAM_LIST = ['page', 'initial', 'access'];
const VIDEO_LIST = ['page', 'access', 'group'];
/** The playlist in which a video is watched. */
const VIDEO = ['list'];
const SCHEDULE = ['view', 'date', 'channel'];
/** The part of a timeline. */
const TIMELINE = ['from', 'before', 'after'];

/**
 * The query parameters that each page reads, by the pattern of its path in `routes.ts`; a page that is not here reads
 * none. The page cache drops all others, so that neither a campaign's parameters nor invented ones have a page rendered
 * again: a page cannot read a parameter that is missing here.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/breakingnews': LIST,
  '/news/breakingnews': LIST,
  '/focus': LIST,
  '/news/focus': LIST,
  '/news/archive': ['page', 'date'],
  '/news/around': ['page', 'date'],
  '/news/archive/hotnews': LIST,
  '/news/clip/archive': LIST,
  '/now': LIST,
  '/tags': ['page', 'q'],
  '/news/interested': ['ids'],
  '/news/authors/:author': LIST,
  '/news/gallery': PICTURE_LIST,
  '/news/infographic': PICTURE_LIST,
  '/news/categories/:slug': LIST,
  '/news/category/world': LIST,
  '/news/:slug': LIST,
  '/corrections': LIST,

  '/search': ['page', 'q', 'tab', 'sort', 'section', 'from', 'to'],
  '/search/suggestions': ['q'],

  '/ai-summary': ['page', 'refCode'],
  '/ai-summary/:source/:id': ['feedback'],
  '/ai-audio-news/items/:contentId': ['refCode'],

  '/program/all': PROGRAM_LIST,
  '/program/all/categories': PROGRAM_LIST,
  '/program/all/:group': PROGRAM_LIST,
  '/program/archived': PROGRAM_LIST,
  '/program/:programKey': ['page', 'tab'],
  '/program/:programKey/:seasonKey': LIST,

  '/live/vertical': ['channel'],

  '/program/watch': VIDEO_LIST,
  '/program/watch/rerun': VIDEO_LIST,
  '/program/watch/popular': VIDEO_LIST,
  '/program/watch/clip': VIDEO_LIST,
  '/program/watch/promo': VIDEO_LIST,
  '/program/playlists': LIST,
  '/program/:programKey/episodes/:id': VIDEO,
  '/program/catchup/:id': VIDEO,
  '/program/watch/:videoKey': VIDEO,

  '/program/schedules': SCHEDULE,
  '/program/schedule': SCHEDULE,

  '/situations/:topic/entries': TIMELINE,
  '/:topic': TIMELINE,
};
