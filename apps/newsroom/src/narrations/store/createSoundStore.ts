import type { NewsroomConfig } from '../../settings/index.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { SoundStore } from './soundStore.ts';

/** The station's store of sound: its bucket when it has one, else a folder. */
export async function createSoundStore({ speech }: NewsroomConfig): Promise<SoundStore> {
  return speech.bucket ? createBucketStore(speech.bucket) : createFolderStore(speech.folder);
}
