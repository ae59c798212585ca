import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findFreePorts } from '../../../scripts/run/ports.ts';
import { callControl } from './controlClient/index.ts';
import { DataDirectoryInUse } from './database/index.ts';
import { lockDataDirectory } from './database/lock.ts';
import { startSilenceable } from './database/server/testSilence.ts';
import { newDatabase } from './database/testDatabases.ts';
import { makeDataDirectory } from './database/testDataDirectory.ts';
import { openNewsroom, startNewsroom } from './newsroom.ts';
import { readConfig } from './settings/config.ts';

const QUIET = { NEWSROOM_PORT: '0', DEMO_CONTENT: 'off', SPEECH: 'off' };
const SERVER = process.env.TEST_DATABASE_URL ?? '';

test('a newsroom that cannot open its control socket leaves the data directory free', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  await makeDataDirectory(directory);
  mkdirSync(join(directory, 'newsroom.sock'));
  await expect(openNewsroom(readConfig({ DATA_DIR: directory }))).rejects.toThrow('newsroom.sock');
  lockDataDirectory(directory).release();
  rmSync(directory, { recursive: true });
});

test.skipIf(!SERVER)(
  'a newsroom on PostgreSQL locks its data directory and control socket against a second one',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
    const { url, drop } = await newDatabase(SERVER);
    const config = readConfig({ DATA_DIR: directory, DATABASE_URL: url, SPEECH: 'off' });
    const newsroom = await openNewsroom(config);
    await expect(openNewsroom(config)).rejects.toThrow(DataDirectoryInUse);
    const { value: list } = await callControl(config.controlSocket, '/actions').next();
    expect(list).toMatchObject({ database: expect.stringMatching(/^test_\w+ at \S+:\d+$/) });
    await newsroom.close();
    const next = await openNewsroom(config);
    await next.close();
    await drop();
    rmSync(directory, { recursive: true });
  },
);

test('a newsroom whose database does not respond leaves the data directory free', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  const config = readConfig({ DATA_DIR: directory, DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  await expect(openNewsroom(config)).rejects.toThrow();
  lockDataDirectory(directory).release();
  rmSync(directory, { recursive: true });
});

test.skipIf(!SERVER)(
  'requests that fail because the database is gone are one line of the log, not one each',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
    const { url, drop } = await newDatabase(SERVER);
    const server = await startSilenceable(url);
    const { port } = await findFreePorts('port');
    const settings = { DATA_DIR: directory, DATABASE_URL: server.url, ...QUIET, NEWSROOM_PORT: String(port) };
    const errors: unknown[] = [];
    const newsroom = await startNewsroom(readConfig(settings), (error) => errors.push(error));
    server.close();
    const fetchStatus = async () => (await fetch(`http://127.0.0.1:${port}/content?id=1`)).status;
    expect([await fetchStatus(), await fetchStatus(), await fetchStatus()]).toEqual([503, 503, 503]);
    expect(errors).toHaveLength(1);
    await newsroom.close();
    await drop();
    rmSync(directory, { recursive: true });
  },
);

test('the metrics port serves /readyz and the queue lengths until the newsroom closes', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  await makeDataDirectory(directory);
  const { port } = await findFreePorts('port');
  const settings = { NEWSROOM_PORT: '0', NEWSROOM_METRICS_PORT: String(port), DEMO_CONTENT: 'off', SPEECH: 'off' };
  const newsroom = await startNewsroom(readConfig({ DATA_DIR: directory, ...settings }), () => {});
  const fetchMonitoring = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await fetchMonitoring('/readyz')).status).toBe(200);
  expect(await (await fetchMonitoring('/metrics')).text()).toContain(
    'sala_queue_length{queue="summaries",app="newsroom"} 0',
  );
  await newsroom.close();
  await expect(fetchMonitoring('/readyz')).rejects.toThrow();
  rmSync(directory, { recursive: true });
});

test('a newsroom that cannot serve its last port releases everything', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  await makeDataDirectory(directory);
  const { metricsPort, sharedPort } = await findFreePorts('metricsPort', 'sharedPort');
  const settings = {
    DATA_DIR: directory,
    // free when the newsroom starts; then the desk has it
    NEWSROOM_PORT: String(sharedPort),
    NEWSROOM_HOST: '127.0.0.1',
    NEWSROOM_METRICS_PORT: String(metricsPort),
    DESK_PORT: String(sharedPort),
    DEMO_CONTENT: 'off',
    SPEECH: 'off',
  };
  const errors: unknown[] = [];
  await expect(startNewsroom(readConfig(settings), (error) => errors.push(error))).rejects.toThrow(
    `Port ${sharedPort} is taken by another program: stop it, or set NEWSROOM_PORT.`,
  );
  for (const port of [metricsPort, sharedPort]) await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  lockDataDirectory(directory).release();
  expect(errors).toEqual([]);
  rmSync(directory, { recursive: true });
});

/** Runs a test with a port on which something else listens, and an empty data directory, which stays empty. */
async function withTakenPort(check: (port: number, directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await check((other.address() as AddressInfo).port, directory);
  expect(readdirSync(directory)).toEqual([]);
  other.close();
  rmSync(directory, { recursive: true });
}

test.each(['NEWSROOM_PORT', 'DESK_PORT', 'NEWSROOM_METRICS_PORT'])(
  'a newsroom whose %s is taken does not open its database',
  (setting) =>
    withTakenPort(async (port, directory) => {
      const config = readConfig({ ...QUIET, [setting]: String(port), DATA_DIR: directory });
      await expect(startNewsroom(config, () => {})).rejects.toThrow(
        `Port ${port} is taken by another program: stop it, or set ${setting}.`,
      );
    }),
);

test('a newsroom that cannot start says why in one sentence, and ends', () =>
  withTakenPort(async (port, directory) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NEWSROOM_PORT: String(port), DATA_DIR: directory },
    });
    const [stderrText, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    const sentence = `Port ${port} is taken by another program: stop it, or set NEWSROOM_PORT.\n`;
    expect([code, stderrText]).toEqual([1, sentence]);
  }));

test('a newsroom whose parent process has ended during its start exits with code 0 and no output', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  await makeDataDirectory(directory);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...QUIET, DATA_DIR: directory },
  });
  child.disconnect();
  const [stderrText, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  expect([code, stderrText]).toEqual([0, '']);
  rmSync(directory, { recursive: true });
});

test('what jobs say while a newsroom starts is lines of the log', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'newsroom-'));
  await makeDataDirectory(directory);
  // on which nothing listens
  const { port } = await findFreePorts('port');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET, DATA_DIR: directory, WEATHER_API_URL: `http://127.0.0.1:${port}` },
  });
  const lines: { msg: string }[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(JSON.parse(line));
    const hasAll = ['weather', 'newsroom'].every((word) => lines.some(({ msg }) => msg.startsWith(word)));
    if (hasAll) child.kill('SIGTERM');
  }
  expect(await text(child.stderr)).toBe('');
  rmSync(directory, { recursive: true });
});
