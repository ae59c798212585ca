import { toMegabytes } from '@sala/telemetry';
import { z } from 'zod';
import { action } from '../actions/index.ts';
import { CommandFailed } from '../errors/index.ts';

export const backupActions = [
  action({
    name: 'backup',
    summary: 'back up the embedded database to FILE, a .tar.gz; to standard output for -: docs/operations.md',
    kind: 'job',
    role: 'operator',
    failure: 'The backup was not written',
    input: z.strictObject({ file: z.string().meta({ writes: 'stream' }) }),
    positionals: ['file'],
    output: z.object({ bytes: z.int() }),
    async *run({ dump }) {
      if (!dump) throw new CommandFailed('The database is a PostgreSQL server: back it up with pg_dump.');
      let bytes = 0;
      for await (const piece of (await dump()).stream()) {
        bytes += piece.length;
        yield piece;
      }
      yield { bytes };
    },
    print: ({ bytes }, { file }) =>
      `${file}: ${toMegabytes(bytes)} MB, the whole database; what was uploaded stands in DATA_DIR/speech`,
  }),
];
