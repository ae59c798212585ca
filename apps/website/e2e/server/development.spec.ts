import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NEWSROOM, ROOT } from '../support/addresses.ts';
import { expect, hydrated, scrollThrough, test } from '../support/fixtures.ts';
import { freePort } from '../support/websiteProcess.ts';

test('the first page of a developer comes at once, whole and without a complaint of React', async ({
  page,
  complaints,
}) => {
  const port = await freePort();
  // as in a fresh clone, without what Vite has prepared before
  const website = spawn('react-router', ['dev', '--force'], {
    cwd: join(ROOT, 'apps/website'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), NEWSROOM_URL: NEWSROOM },
  });
  try {
    const home = `http://localhost:${port}/home`;
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await expect(async () => expect((await fetch(home)).status).toBe(200)).toPass();
    await page.goto(home);
    await hydrated(page);
    await scrollThrough(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(documents).toEqual([home]);
    expect(complaints).toEqual([]);
  } finally {
    website.kill('SIGTERM');
    await once(website, 'exit');
  }
});
