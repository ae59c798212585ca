import { resolve } from 'node:path';
import type { BackupSummary } from '../../control/index.ts';
import { CommandFailed } from '../../errors/index.ts';
import { type Command, callCommand } from '../command.ts';

export const backupCommand: Command = {
  usage: [['backup FILE', 'write the embedded database into FILE, a .tar.gz: docs/operations.md']],
  async run(args, call) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0) throw new CommandFailed('Where to? npm run newsroom -- backup FILE');
    const { bytes } = await callCommand<BackupSummary>(call, '/backup', { file: resolve(file) });
    console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB, the whole database; sound stands in DATA_DIR/speech`);
  },
};
