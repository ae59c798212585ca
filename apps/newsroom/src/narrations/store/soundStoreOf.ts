import type { NewsroomConfig } from '../../settings/index.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { SoundStore } from './soundStore.ts';

/** The station's store of sound: its bucket when it has one, else a folder. */
export async function soundStoreOf({ speech }: NewsroomConfig): Promise<SoundStore> {
  return speech.bucket ? bucketStore(speech.bucket) : folderStore(speech.folder);
}
