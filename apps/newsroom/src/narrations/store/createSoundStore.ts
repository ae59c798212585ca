import type { NewsroomConfig } from '../../settings/index.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { SoundStore } from './soundStore.ts';

/** The station's store of sound: its bucket when it has one, else a folder. */
export async function createSoundStore({ narration }: NewsroomConfig): Promise<SoundStore> {
  return narration.bucket ? createBucketStore(narration.bucket) : createFolderStore(narration.folder);
}
