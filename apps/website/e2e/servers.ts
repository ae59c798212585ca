import { makeDataDirectory } from '../../newsroom/src/database/testDataDirectory.ts';
import { NEWSROOM, ROOT, WEBSITE } from './addresses.ts';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

/** A new directory for the newsroom, with every table already: it starts two seconds sooner. */
export async function prepareDataDirectory(): Promise<string> {
  const directory = makeTemporaryDirectory('newsroom');
  await makeDataDirectory(directory);
  return directory;
}

/** The two applications, as Playwright starts them: built, with the demo. */
export const servers = (dataDirectory: string) => [
  {
    command: 'node apps/newsroom/src/main.ts',
    cwd: ROOT,
    url: `${NEWSROOM}/openapi.json`,
    env: {
      NEWSROOM_PORT: new URL(NEWSROOM).port,
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      // the voice takes time from the browsers
      SPEECH_AHEAD_HOURS: '1',
    },
  },
  {
    command: 'node apps/website/server/main.ts',
    cwd: ROOT,
    url: `${WEBSITE}/home`,
    env: { PORT: new URL(WEBSITE).port, NEWSROOM_URL: NEWSROOM, NODE_ENV: 'production' },
  },
];
