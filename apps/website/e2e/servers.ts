import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDirectory } from '../../newsroom/src/database/testDataDirectory.ts';
import { ROOT } from './addresses.ts';

/** A new directory for the newsroom, with every table already: it starts two seconds sooner. */
export async function prepareDataDirectory(prefix: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), prefix));
  await makeDataDirectory(directory);
  return directory;
}

/** The two applications, as Playwright starts them: built, with the demo. Addresses say on which ports. */
export const servers = (website: string, newsroom: string, dataDirectory: string) => [
  {
    command: 'node apps/newsroom/src/main.ts',
    cwd: ROOT,
    url: `${newsroom}/openapi.json`,
    env: {
      ...{ NEWSROOM_PORT: new URL(newsroom).port, DATA_DIR: dataDirectory, DATABASE_URL: '' },
      // the voice takes time from the browsers
      SPEECH_AHEAD_HOURS: '1',
    },
  },
  {
    command: 'node apps/website/server/main.ts',
    cwd: ROOT,
    url: `${website}/home`,
    env: { PORT: new URL(website).port, NEWSROOM_URL: newsroom, NODE_ENV: 'production' },
  },
];
