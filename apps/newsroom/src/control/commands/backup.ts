import { open, rename, rm } from 'node:fs/promises';
import { CommandFailed } from '../../errors/index.ts';
import { type Command, replyOnce } from '../command.ts';

/** What has been written. */
export interface BackupSummary {
  bytes: number;
}

export const backupCommands: Record<string, Command> = {
  backup: replyOnce('The backup was not written', async ({ dump }, { file }: { file: string }) => {
    if (!dump) throw new CommandFailed('The database is a PostgreSQL server: back it up with pg_dump.');
    const bytes = Buffer.from(await (await dump()).arrayBuffer());
    const draft = `${file}.unfinished`;
    // only its owner may read it: it holds emails of listeners and secrets
    const written = await open(draft, 'w', 0o600);
    try {
      await written.writeFile(bytes);
      await written.sync();
    } catch (cause) {
      await rm(draft, { force: true });
      throw cause;
    } finally {
      await written.close();
    }
    await rename(draft, file);
    return { bytes: bytes.length } satisfies BackupSummary;
  }),
};
