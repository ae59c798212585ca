import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { toMegabytes } from '@sala/telemetry';
import { z } from 'zod';
import { action, continued, uploaded } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';
import { formatCount, storableFile } from '../input/index.ts';
import { listLateCaptions, listTallCaptions, parseCaptions } from './captions.ts';
import { toFilmPath } from './filmPath.ts';
import { deleteStoredFilm, type FilmRow, listStoredFilms, requireStoredFilm, setCaptions } from './storedFilms.ts';
import { findUploaded, MAX_FILM_BYTES, uploadFilm } from './uploadFilm.ts';

const role = 'producer';
const MAX_CAPTIONS_BYTES = 2_000_000;

const name = z.string().meta({ placeholder: 'FILM' });
const newName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'it is no name such as rim-fang-7')
  .meta({ placeholder: 'FILM' });

/** A film; `state` is how far its processing is, `progress` is 0 to 1. */
const film = z.object({
  name: z.string(),
  path: z.string(),
  seconds: z.number(),
  progress: z.number(),
  bytes: z.int(),
  state: z.enum(['uploading', 'encoding', 'ready', 'failed']),
  sizes: z.array(z.object({ width: z.int(), height: z.int(), bandwidth: z.int() })),
  hasCaptions: z.boolean(),
  failure: z.string().nullable(),
  /** The name of its still among the uploaded pictures. */
  still: z.string().nullable(),
});
type ShownFilm = z.output<typeof film>;

function toState({ readyAt, failure, uploadedAt }: FilmRow): ShownFilm['state'] {
  if (readyAt) return 'ready';
  if (failure) return 'failed';
  return uploadedAt ? 'encoding' : 'uploading';
}

const toFilm = (row: FilmRow): ShownFilm => ({
  name: row.name,
  path: toFilmPath(row.name),
  seconds: row.seconds,
  progress: row.progress,
  bytes: row.bytes,
  state: toState(row),
  sizes: row.renditions.map(({ width, height, bandwidth }) => ({ width, height, bandwidth })),
  hasCaptions: row.captions !== null,
  failure: row.failure,
  still: row.still,
});

const STATES: Record<ShownFilm['state'], (film: ShownFilm) => string> = {
  uploading: ({ bytes }) => `${toMegabytes(bytes)} MB uploaded so far: add it again where that was broken off`,
  encoding: ({ progress }) => `encoding, ${Math.round(progress * 100)} %`,
  ready: ({ path, seconds, hasCaptions }) => `${path}  ${Math.round(seconds)} s${hasCaptions ? '  with captions' : ''}`,
  failed: ({ failure }) => failure ?? '',
};
const printFilm = (one: ShownFilm): string => `${one.name}  ${STATES[one.state](one)}`;

/** @throws {CommandFailed} when this newsroom encodes no films */
async function requireEncoder(isOn: boolean): Promise<void> {
  if (!isOn)
    throw new CommandFailed('Films are not encoded here (ENCODER=off): name the address at which the film is played.');
  await promisify(execFile)('ffmpeg', ['-version']).catch(() => {
    throw new CommandFailed(
      'ffmpeg is not installed, and films cannot be encoded without it: on Debian, apt install ffmpeg.',
    );
  });
}

/** The actions of a newsroom on films of its own (docs/editing.md). */
export const filmActions = [
  action({
    name: 'films list',
    summary: 'list uploaded films, newest first, with their state',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({}),
    output: z.object({ films: z.array(film) }),
    run: async ({ db }) => ({ films: (await listStoredFilms(db)).map(toFilm) }),
    print: ({ films }) => films.map(printFilm),
  }),
  action({
    name: 'films show',
    summary: 'show a film’s state, its sizes, and where it is used',
    kind: 'query',
    role: 'reporter',
    input: z.strictObject({ film: name }),
    positionals: ['film'],
    output: film.extend({ places: z.array(z.string()) }),
    run: async ({ db }, input) => {
      const row = await requireStoredFilm(db, input.film);
      return { ...toFilm(row), places: row.places };
    },
    print: ({ places, ...one }) => [
      printFilm(one),
      ...one.sizes.map(({ width, height, bandwidth }) => `${width}×${height}  ${Math.round(bandwidth / 1000)} kbit/s`),
      ...(one.still ? [`still: ${one.still}`] : []),
      ...(places.length > 0 ? places : ['played nowhere']),
    ],
  }),
  action({
    name: 'films add',
    summary: 'upload a film and encode it in the background; episodes and clips play it at /vod/FILM/index.m3u8',
    kind: 'job',
    role,
    failure: 'The film was not added',
    input: z.strictObject({
      film: newName,
      file: z.string().meta({ placeholder: 'FILE', reads: 'stream', maxBytes: MAX_FILM_BYTES }),
      continued: continued.optional().meta({ continues: 'films uploaded' }),
    }),
    positionals: ['film', 'file'],
    output: z.object({ name: z.string(), path: z.string(), bytes: z.int() }),
    run: async ({ db, films }, input, body) => {
      await requireEncoder(films.isEncoderOn);
      const { bytes } = await uploadFilm(db, films, input.film, body, input.continued);
      return { name: input.film, path: toFilmPath(input.film), bytes };
    },
    print: (added) =>
      `${added.name}  ${toMegabytes(added.bytes)} MB uploaded; encoding in the background: films list shows how far`,
  }),
  action({
    name: 'films uploaded',
    summary: 'list the parts of an interrupted upload that have arrived, by SHA-256; films add resumes after them',
    kind: 'query',
    // films add asks it first, and itself says whose right is missing
    role: 'reporter',
    input: z.strictObject({ film: name }),
    positionals: ['film'],
    output: uploaded,
    run: ({ db, films }, input) => findUploaded(db, films.uploads, input.film),
    print: ({ parts }) => (parts.length > 0 ? parts : 'There is nothing of it to go on with.'),
  }),
  action({
    name: 'films captions',
    summary: 'set or replace a film’s captions, from a WebVTT, SubRip or TTML file',
    kind: 'change',
    role,
    input: z.strictObject({
      film: name,
      file: storableFile.meta({ placeholder: 'FILE', reads: 'text', maxBytes: MAX_CAPTIONS_BYTES }),
    }),
    positionals: ['film', 'file'],
    output: z.object({ name: z.string(), cues: z.int(), tall: z.array(z.string()), late: z.array(z.string()) }),
    run: async ({ db }, input) => {
      const cues = parseCaptions(input.file);
      const { seconds } = await setCaptions(db, input.film, cues);
      const late = listLateCaptions(cues, seconds);
      return { name: input.film, cues: cues.length, tall: listTallCaptions(cues), late };
    },
    print: ({ name: film, cues, tall, late }) => ({
      lines: [`${film}  ${formatCount(cues, 'caption')}`],
      warnings: [
        ...tall.map((start) => `The caption at ${start} has more than two lines: viewers see its last two.`),
        // one sentence: of another film’s captions, hundreds can be late
        ...late
          .slice(0, 1)
          .map(
            (start) =>
              `From ${start} on, ${late.length} of them ${late.length === 1 ? 'begins' : 'begin'} after the film ends: viewers never see them.`,
          ),
      ],
    }),
  }),
  action({
    name: 'films remove',
    summary: 'remove a film that is not in use',
    kind: 'job',
    role,
    failure: 'The film was not changed',
    input: z.strictObject({ film: name }),
    positionals: ['film'],
    output: z.object({ name: z.string() }),
    run: async ({ db, films }, input) => ({ name: (await deleteStoredFilm(db, films, input.film)).name }),
    print: (removed) => `${removed.name} is removed`,
  }),
];
