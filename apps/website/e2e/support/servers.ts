import { TEST_HEAP } from '../../../../scripts/tests/youngHeap.ts';
import { makeDataDirectory } from '../../../newsroom/src/database/testDataDirectory.ts';
import { NEWSROOM, ROOT, WEBSITE } from './addresses.ts';
import { makeTemporaryDirectory } from './temporaryDirectory.ts';

/** A new directory for the newsroom, with all tables created, which saves two seconds of its start. */
export async function prepareDataDirectory(): Promise<string> {
  const directory = makeTemporaryDirectory('newsroom');
  await makeDataDirectory(directory);
  return directory;
}

/** The two applications, as Playwright starts them: built, and with the demo's content. */
export const servers = (dataDirectory: string) => [
  {
    command: `node ${TEST_HEAP.join(' ')} apps/newsroom/src/main.ts`,
    cwd: ROOT,
    url: `${NEWSROOM}/openapi.json`,
    env: {
      NEWSROOM_PORT: new URL(NEWSROOM).port,
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      // making narrations takes CPU time from the browsers: a few are requested (narrateNews.ts)
      SPEECH_AHEAD_HOURS: '0',
    },
  },
  {
    command: `node ${TEST_HEAP.join(' ')} apps/website/server/main.ts`,
    cwd: ROOT,
    url: `${WEBSITE}/home`,
    env: { PORT: new URL(WEBSITE).port, NEWSROOM_URL: NEWSROOM, NODE_ENV: 'production' },
  },
];
