import { join } from 'node:path';
import type { NewsroomConfig } from '../settings/index.ts';
import { createBucketStore } from './bucketStore.ts';
import type { FileKind, FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';

/** Narrations of articles, which can be generated again. */
export const SOUNDS: FileKind = { prefix: 'speech', extension: 'mp3', type: 'audio/mpeg' };
/** Pictures that editors have uploaded. */
export const PICTURES: FileKind = { prefix: 'pictures', extension: 'webp', type: 'image/webp' };
/** Films as producers upload them, in parts, until they are encoded. */
export const FILM_UPLOADS: FileKind = { prefix: 'uploads', extension: 'part', type: 'application/octet-stream' };
/** The encoded segments of films that players load. */
export const FILM_SEGMENTS: FileKind = { prefix: 'films', extension: 'm4s', type: 'video/iso.segment' };

/**
 * The station's store of one kind of file: its bucket when it has one, else a folder; the folders of other kinds are
 * below that of sound.
 */
export async function createFileStore({ narration }: NewsroomConfig, kind: FileKind): Promise<FileStore> {
  const { bucket, folder } = narration;
  if (bucket) return createBucketStore(bucket, kind);
  return createFolderStore(kind === SOUNDS ? folder : join(folder, kind.prefix), kind);
}
