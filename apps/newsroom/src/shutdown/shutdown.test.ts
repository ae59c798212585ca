import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callControl } from '../controlClient/index.ts';
import { openEmbedded } from '../database/index.ts';
import { makeDataDirectory } from '../database/testDataDirectory.ts';
import { startNewsroom } from '../newsroom.ts';
import { pushSubscriptions } from '../push/schema.ts';
import { openPushService } from '../push/testPushService.ts';
import { readConfig } from '../settings/config.ts';
import { createShutdown } from './index.ts';

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shutdown-'));
  await makeDataDirectory(join(folder, 'data'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const settings = () => ({ DATA_DIR: join(folder, 'data'), NEWSROOM_PORT: '0', DEMO_CONTENT: 'off', SPEECH: 'off' });

const LINES = Array.from({ length: 2000 }, (_, index) =>
  JSON.stringify({ id: `${index}`, title: `ข่าว ${index}`, publishedAt: '2025-03-01', paragraphs: ['เนื้อข่าว'] }),
).join('\n');
const IMPORT = `/actions/import?input=${encodeURIComponent('{"file":"news.ndjson"}')}`;

test('an import ends with its newsroom: its command hears of it, its file is gone, and the log says so', async () => {
  const config = readConfig(settings());
  const errors: unknown[] = [];
  const start = () => startNewsroom(config, (error) => errors.push(error));
  vi.stubEnv('TMPDIR', folder);
  const newsroom = await start();
  const replies = callControl(config.controlSocket, IMPORT, Readable.from([LINES], { objectMode: false }));
  expect((await replies.next()).value).toMatchObject({ progress: { note: '200 lines' } });
  // the file has no name, so that it is gone even when the newsroom is killed
  expect(readdirSync(folder)).toEqual(['data']);
  const closing = newsroom.close();
  const rest: unknown[] = [];
  for await (const reply of replies) rest.push(reply);
  expect(rest.at(-1)).toEqual({ failed: 'The import stopped: the newsroom is stopping.' });
  await closing;

  const next = await start();
  const { value: log } = await callControl(config.controlSocket, '/actions/log', '{"action":"import"}').next();
  expect((log as { output: { entries: object[] } }).output.entries).toMatchObject([
    { outcome: 'failed', message: 'The import stopped: the newsroom is stopping.' },
    { outcome: 'begun' },
  ]);
  await next.close();
  expect(errors).toEqual([]);
});

test('a notification that is cut by the end of its newsroom reaches the others when it starts again', async () => {
  const service = await openPushService();
  const held = Promise.withResolvers<ServerResponse[]>();
  const reached = Promise.withResolvers<void>();
  const answers: ServerResponse[] = [];
  const answer = (response: ServerResponse) => {
    if (answers.length < 20) answers.push(response);
    else response.writeHead(201).end();
    if (answers.length === 20) held.resolve(answers);
    if (service.messages.length === 50) reached.resolve();
  };
  const opened = await openEmbedded(join(folder, 'data'));
  const subscriptions = Array.from({ length: 50 }, () => service.subscribe(answer));
  await opened.db.insert(pushSubscriptions).values(subscriptions.map(({ endpoint, keys }) => ({ endpoint, ...keys })));
  await opened.close();
  const config = readConfig({ ...settings(), PUSH_HOSTS: service.host });
  const newsroom = await startNewsroom(config, () => {});
  const replies = callControl(config.controlSocket, '/actions/push', '{"title":"ข่าวด่วน","url":"/"}');
  const first = replies.next();
  const waiting = await held.promise;
  const closing = newsroom.close();
  for (const response of waiting) response.writeHead(201).end();
  await first;
  const rest: unknown[] = [];
  for await (const reply of replies) rest.push(reply);
  expect(rest.at(-1)).toMatchObject({ lines: ['20 of 50 messages'], failed: expect.stringMatching(/is stopping\. A/) });
  await closing;

  const next = await startNewsroom(config, () => {});
  await reached.promise;
  expect(new Set(service.messages.map(({ endpoint }) => endpoint)).size).toBe(50);
  await next.close();
  await service.close();
});

test('a shutdown resolves when everything that holds it has released it', async () => {
  const shutdown = createShutdown();
  const [release, releaseOther] = [shutdown.hold(), shutdown.hold()];
  const ended = vi.fn();
  const ending = shutdown.begin().then(ended);
  expect(shutdown.signal.aborted).toBe(true);
  release();
  await shutdown.signal.reason;
  expect(ended).not.toHaveBeenCalled();
  releaseOther();
  await ending;
});
