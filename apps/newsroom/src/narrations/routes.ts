import { audioContent, audioPlaylist, audioPlaylists } from '@sala/contracts';
import { AUDIO } from '@sala/station';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addEndpoint, type Catalogue, formatInstant, HttpError, toCategoryName, toPictureUrl } from '../http/index.ts';
import { toArticlePath } from '../newsLists/index.ts';
import { createArticleQuery } from './articleQuery.ts';
import { type Narration, toMediaInfo } from './mediaInfo.ts';
import type { NarrationService } from './narrationService.ts';
import { createPlaylistQueries } from './playlists.ts';
import { addRatingRoutes } from './ratingRoutes.ts';
import { namedRefCode, REF_CODE } from './refCodePath.ts';

interface TtsApiOptions {
  /** The public address of the newsroom. */
  address: string;
  narrations: NarrationService;
}

/** RFC 7240: a client that sends this header gets a short answer; others ignore it. */
const MINIMAL = 'return=minimal';

const playlists = {
  path: '/playlists',
  summary: 'The playlists of articles read aloud',
  input: z.object({}),
  answer: audioPlaylists,
};
const playlist = {
  path: '/playlist/:playlist',
  summary:
    'The articles of a playlist (`url:daily-news`, `url:{section}`) with their audio; `Prefer: return=minimal` leaves out their lines, which are most of the answer',
  input: z.object({ playlist: z.string().max(60) }),
  answer: audioPlaylist(AUDIO.newsSource),
};
const content = {
  path: `/audio-contents/${REF_CODE}`,
  summary: 'An article with its audio; if there is none yet, this request has it read aloud',
  input: z.object({ refCode: namedRefCode }),
  answer: audioContent(AUDIO.newsSource),
};

/** The news read aloud (SPEC 7.10) and what listeners think of it. */
export function addNarrationRoutes(
  app: Hono,
  catalogue: Catalogue,
  db: Database,
  { address, narrations }: TtsApiOptions,
): void {
  const queries = createPlaylistQueries(db);
  const article = createArticleQuery(db);

  addEndpoint(app, catalogue, playlists, async () => ({ data: { items: await queries.all() } }));

  addEndpoint(app, catalogue, playlist, async ({ playlist: name }, { headers }) => {
    const url = /^url:(.+)$/.exec(name)?.[1] ?? '';
    const playlist = await queries.playlist(url, headers.get('prefer') !== MINIMAL);
    if (!playlist) throw new HttpError(404, 'No such playlist', name);
    const data = playlist.tracks.map((one) => toNarratedArticle(one, address));
    return { data: { name: playlist.name, url, contentInfo: { data } } };
  });

  addEndpoint(app, catalogue, content, async ({ refCode: { source, id, code } }) => {
    const row = await article(source, id);
    if (!row) throw new HttpError(404, 'No such article', `There is no published article ${code}.`);
    const state = row.narrations.length > 0 ? 'ready' : await narrations.request(id);
    // the narration may have been finished between the two queries
    const read = row.narrations.length === 0 && state === 'ready' ? await article(source, id) : row;
    return { data: { state, ...toNarratedArticle(read ?? row, address) } };
  });

  addRatingRoutes(app, catalogue, db);
}

interface NarratedArticle {
  id: number;
  isFeature: boolean;
  isGallery: boolean;
  source: string;
  section: string;
  title: string;
  picture: string;
  publishedAt: Date;
  narrations: Narration[];
}

/** An article as the text-to-speech service sends it (WIRE.md). */
function toNarratedArticle(row: NarratedArticle, address: string) {
  return {
    title: row.title,
    contentId: String(row.id),
    refCode: `${row.source}/${row.id}`,
    url: toArticlePath(row),
    imgUrl: toPictureUrl(row.picture, address),
    publishTime: formatInstant(row.publishedAt),
    source: { categoryName: toCategoryName(row.section) },
    mediaInfo: toMediaInfo(row.narrations, address),
  };
}
