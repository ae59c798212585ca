import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { savePicture, toPictureName } from '../../media/index.ts';
import { type FileStore, toFileName } from '../../store/index.ts';
import { fillInLength } from '../filmLength.ts';
import { INIT } from '../pieceFiles.ts';
import { filmSegments, films, type StoredRendition } from '../schema.ts';
import { deletePieces, type EncodingStores } from './filmStores.ts';
import { countFrames, findKeyFrameEnd, splitFragments } from './fragments.ts';
import { chooseRungs, type Rung } from './ladder.ts';
import { probeFilm } from './probe.ts';
import { FRAMES_PER_SECOND, runFfmpeg } from './runFfmpeg.ts';
import { takeStill } from './takeStill.ts';

const PROGRESS_INTERVAL_MS = 2_000;
/** How much longer than its file says a film may be. */
const MAX_LENGTH_FACTOR = 1.1;
const MAX_EXCESS_SECONDS = 60;

/**
 * Encodes an uploaded film in all its sizes, always from its beginning, and makes it playable.
 * @throws {CommandFailed} when it cannot be encoded; when the signal is aborted, its reason
 */
export async function encodeFilm(
  db: Database,
  stores: EncodingStores,
  film: Pick<typeof films.$inferSelect, 'name' | 'edition' | 'parts' | 'uploadedAt'>,
  signal: AbortSignal,
): Promise<void> {
  const { name, edition, parts } = film;
  const stopping = new AbortController();
  const either = AbortSignal.any([signal, stopping.signal]);
  const folder = join(stores.workFolder, edition);
  await mkdir(folder, { recursive: true });
  try {
    const file = join(folder, 'upload');
    await pipeline(Readable.from(readParts(stores.uploads, parts)), createWriteStream(file), { signal });
    const probed = await probeFilm(file, signal);
    const rungs = chooseRungs(probed);
    await deletePieces(db, stores, name);
    const still = await takeStill(file, probed, signal);
    let savedAt = 0;
    const saveProgress = (seconds: number) => {
      // gaps between the pictures are filled, of which a damaged or hostile file may have years
      if (seconds > probed.seconds * MAX_LENGTH_FACTOR + MAX_EXCESS_SECONDS)
        stopping.abort(new CommandFailed('The film is longer than its file says: export it again.'));
      if (Date.now() - savedAt < PROGRESS_INTERVAL_MS) return;
      savedAt = Date.now();
      const progress = Math.min(1, seconds / probed.seconds);
      // progress that cannot be saved now is saved a moment later
      void db
        .update(films)
        .set({ progress })
        .where(isUpload(film))
        .returning({ name: films.name })
        .then(
          ([saved]) => saved ?? stopping.abort(new CommandFailed(`${name} has been removed.`)),
          () => {},
        );
    };
    const { outputs, done } = runFfmpeg(file, probed, rungs, { signal: either, onProgress: saveProgress });
    const saving = rungs.map((rung, index) =>
      // when a piece cannot be stored, the encoding ends
      saveRendition(db, stores.segments, name, rung, outputs[index] as Readable).catch((cause) => {
        stopping.abort(cause);
        throw cause;
      }),
    );
    const [, ...saved] = await Promise.all([done, ...saving]);
    const { picture } = await savePicture(db, stores.pictures, { name, bytes: still }, OF_A_FILM);
    const seconds = Math.max(...saved.map((one) => one.seconds));
    await db.transaction(async (transaction) => {
      const [encoded] = await transaction
        .update(films)
        .set({
          still: toPictureName(picture),
          readyAt: new Date(),
          failure: null,
          progress: 1,
          parts: [],
          seconds,
          renditions: saved.map(({ rendition }) => rendition),
        })
        .where(isUpload(film))
        .returning({ name: films.name });
      if (!encoded) throw new CommandFailed(`${name} has been removed.`);
      await fillInLength(transaction, name, seconds);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The upload itself: a removed film's name may have been given to another one. Captions change its edition. */
export const isUpload = ({ name, uploadedAt }: Pick<typeof films.$inferSelect, 'name' | 'uploadedAt'>) =>
  and(eq(films.name, name), uploadedAt ? eq(films.uploadedAt, uploadedAt) : isNull(films.uploadedAt));

/** The description of a still; the producer may write a better one. */
const OF_A_FILM = { alt: '', isDecoration: true, credit: '', focus: { x: 0.5, y: 0.5 }, rightsUntil: null };

/** The parts of an upload, one after another. */
async function* readParts(store: FileStore, parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    const storedPart = await store.read(part);
    if (!storedPart) throw new CommandFailed('A part of the upload is missing: add the film again.');
    yield* storedPart.stream;
  }
}

interface SavedRendition {
  seconds: number;
  rendition: StoredRendition;
}

/** Stores what ffmpeg writes of one size, piece by piece. */
async function saveRendition(
  db: Database,
  store: FileStore,
  film: string,
  { name, width, height, codecs }: Rung,
  output: Readable,
): Promise<SavedRendition> {
  let number: number = INIT.number;
  let frames = 0;
  let bits = 0;
  let bandwidth = 0;
  for await (const piece of splitFragments(output)) {
    const keyFrame = number === INIT.number ? 0 : findKeyFrameEnd(piece);
    // a stored piece has a row at once, so that it is deleted when the encoding breaks off
    const row = { film, rendition: name, number, file: toFileName(piece), bytes: piece.length, keyFrame };
    await db.insert(filmSegments).values(row);
    await store.save(piece);
    if (number !== INIT.number) {
      const seconds = countFrames(piece) / FRAMES_PER_SECOND;
      frames += countFrames(piece);
      bits += piece.length * 8;
      bandwidth = Math.max(bandwidth, Math.ceil((piece.length * 8) / Math.max(seconds, 1)));
    }
    number += 1;
  }
  const seconds = frames / FRAMES_PER_SECOND;
  const averageBandwidth = seconds === 0 ? 0 : Math.ceil(bits / seconds);
  return { seconds, rendition: { name, width, height, codecs, bandwidth, averageBandwidth } };
}
