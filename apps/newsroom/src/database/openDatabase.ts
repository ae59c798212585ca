import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/index.ts';
import { lockDataDirectory } from './lock.ts';
import { openServer } from './server/index.ts';

/**
 * Opens the database that settings choose, with the lock of the data directory: the control socket in it is one
 * newsroom's, wherever its database is.
 * @throws {DataDirectoryInUse} while another newsroom has it
 */
export async function openDatabase(settings: {
  databaseUrl: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> {
  // the embedded one takes the lock itself
  if (!settings.databaseUrl) return openEmbedded(settings.dataDirectory);
  const lock = lockDataDirectory(settings.dataDirectory);
  try {
    const opened = await openServer(settings.databaseUrl);
    return { ...opened, close: () => opened.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
