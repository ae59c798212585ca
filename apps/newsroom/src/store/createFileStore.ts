import { join } from 'node:path';
import type { NewsroomConfig } from '../settings/index.ts';
import { createBucketStore } from './bucketStore.ts';
import type { FileKind, FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';

/** Articles read aloud: they can be made anew. */
export const SOUNDS: FileKind = { prefix: 'speech', extension: 'mp3', type: 'audio/mpeg' };
/** What editors have uploaded. */
export const PICTURES: FileKind = { prefix: 'pictures', extension: 'webp', type: 'image/webp' };
/** Films as producers upload them, in parts, until they are encoded. */
export const FILM_UPLOADS: FileKind = { prefix: 'uploads', extension: 'part', type: 'application/octet-stream' };
/** What players load of them. */
export const FILM_SEGMENTS: FileKind = { prefix: 'films', extension: 'm4s', type: 'video/iso.segment' };

/** The station's store of one kind of files: its bucket when it has one, else a folder; the others below that of sound. */
export async function createFileStore({ narration }: NewsroomConfig, kind: FileKind): Promise<FileStore> {
  const { bucket, folder } = narration;
  if (bucket) return createBucketStore(bucket, kind);
  return createFolderStore(kind === SOUNDS ? folder : join(folder, kind.prefix), kind);
}
