import { serveStatic } from '@hono/node-server/serve-static';
import { CONTENT_CACHE } from '@sala/http-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { addFileEndpoint, type Catalogue, PLAYLIST_TYPE, sendProblem } from '../http/index.ts';
import { type FileStore, serveStoredFile } from '../store/index.ts';
import { renderFilmPlaylist } from './filmPlaylist.ts';
import type { Film, Films } from './films.ts';
import { KEY_FRAMES_RENDITION, renderMasterPlaylist } from './masterPlaylist.ts';
import { CAPTIONS, parsePieceNumber } from './pieceFiles.ts';
import { findPieceCaptions, findPieceFile, findStoredFilm } from './storedFilms.ts';

/** The sources of films: a folder with the newsroom's own, the database and the store with uploaded ones. */
interface FilmSources {
  films: Films;
  folder: string;
  db: Database;
  segments: FileStore;
}

const A_MINUTE = 'public, max-age=60';
const TYPES: Record<string, string> = { mp4: 'video/mp4', m4s: 'video/iso.segment', vtt: 'text/vtt; charset=utf-8' };

const VOD = {
  path: '/vod/:film/:playlist{[a-z0-9]+\\.m3u8}',
  summary: 'A film',
  input: z.object({ film: z.string(), playlist: z.string() }),
  type: PLAYLIST_TYPE,
};
const SEGMENT = {
  path: '/vod/:film/:edition/:rendition/:file{(init\\.mp4|\\d{1,6}\\.(m4s|vtt))}',
  summary: 'A segment of a film: video and audio, or captions',
  input: z.object({ film: z.string(), edition: z.string(), rendition: z.string(), file: z.string() }),
  type: 'video/mp4',
};

/** The films at `/vod/{film}/index.m3u8`, as HLS (RFC 8216). All other addresses in playlists are relative. */
export function createFilmRoutes({ films, folder, db, segments }: FilmSources, catalogue: Catalogue = []): Hono {
  const app = new Hono();

  addFileEndpoint(app, catalogue, VOD, async ({ film: name, playlist }, c) => {
    const film = films.get(name) ?? (await findStoredFilm(db, name));
    const text = film && renderPlaylist(film, playlist.replace('.m3u8', ''));
    if (text === undefined) return sendNotFound(c);
    return c.body(text, 200, { 'content-type': PLAYLIST_TYPE, 'cache-control': A_MINUTE });
  });

  const serveOwn = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/vod\/(\w+)\/\w+/, '$1'),
  });
  addFileEndpoint(app, catalogue, SEGMENT, async (piece, c) => {
    const own = films.get(piece.film);
    if (!own) return (await serveStored(c, piece)) ?? sendNotFound(c);
    const answer = own.edition === piece.edition && (await serveOwn(c, async () => {}));
    if (!answer) return sendNotFound(c);
    if (answer.ok) answer.headers.set('cache-control', CONTENT_CACHE);
    answer.headers.set('content-type', toType(piece.file));
    return answer;
  });

  async function serveStored(
    c: Context,
    { file, ...at }: z.output<typeof SEGMENT.input>,
  ): Promise<Response | undefined> {
    const piece = { ...at, number: parsePieceNumber(file) };
    const type = toType(file);
    if (at.rendition === CAPTIONS) {
      const captions = await findPieceCaptions(db, piece);
      return captions === undefined
        ? undefined
        : c.body(captions, 200, { 'content-type': type, 'cache-control': CONTENT_CACHE });
    }
    const name = await findPieceFile(db, piece);
    return name === undefined ? undefined : serveStoredFile(c, segments, { name, type, cacheControl: CONTENT_CACHE });
  }
  return app;
}

/** A film's master playlist, or that of one of its renditions, of its captions or of its key frames. */
function renderPlaylist(film: Film, name: string): string | undefined {
  if (name === 'index') return renderMasterPlaylist([film]);
  const isTrick = name.startsWith(KEY_FRAMES_RENDITION);
  const rendition = isTrick ? name.slice(KEY_FRAMES_RENDITION.length) : name;
  const isCaptions = rendition === CAPTIONS && film.hasCaptions && !isTrick;
  const renditionOfFilm = film.renditions.find((one) => one.name === rendition);
  const isThere = isCaptions || (renditionOfFilm !== undefined && (!isTrick || renditionOfFilm.keyFrames.length > 0));
  return isThere ? renderFilmPlaylist(film, rendition, isTrick) : undefined;
}

const toType = (file: string): string => TYPES[file.split('.')[1] ?? ''] ?? '';

const sendNotFound = (c: Context): Response => sendProblem(c, 404, 'No such film', c.req.path);
