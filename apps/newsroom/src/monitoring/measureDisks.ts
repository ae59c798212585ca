import { statfs } from 'node:fs/promises';
import { createGauge } from '@sala/telemetry';

const freeBytes = createGauge(
  'sala_disk_free_bytes',
  'Room on the disks of the folders in which the newsroom stores something, by the setting that names the folder.',
  ['folder'],
);

/** Measures the room on the disks of folders, which have the names of their settings. A folder that is gone has no value. */
export async function measureDisks(folders: Record<string, string>): Promise<void> {
  for (const [folder, path] of Object.entries(folders)) {
    freeBytes.remove({ folder });
    const disk = await statfs(path).catch(() => undefined);
    if (disk) freeBytes.set({ folder }, disk.bavail * disk.bsize);
  }
}
