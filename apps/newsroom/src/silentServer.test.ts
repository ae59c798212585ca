import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findFreePorts } from '../../../scripts/run/ports.ts';
import { startSilenceable } from './database/server/testSilence.ts';
import { newDatabase } from './database/testDatabases.ts';

const SERVER = process.env.TEST_DATABASE_URL;

test.skipIf(!SERVER)(
  'a newsroom whose PostgreSQL stops responding is not ready, still serves metrics, and ends on SIGTERM',
  async () => {
    const { url, drop } = await newDatabase(SERVER ?? '');
    const server = await startSilenceable(url);
    const folder = mkdtempSync(join(tmpdir(), 'silent-'));
    const ports = await findFreePorts('newsroom', 'metrics');
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: server.url,
        DATA_DIR: folder,
        NEWSROOM_PORT: String(ports.newsroom),
        NEWSROOM_METRICS_PORT: String(ports.metrics),
        SPEECH: 'off',
      },
    });
    const log = text(child.stdout as NonNullable<typeof child.stdout>);
    await once(child, 'message');
    const fetchPage = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${ports.metrics}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await fetchPage('/readyz')).toMatchObject({ status: 200 });
    server.setSilent(true);
    const startedAt = performance.now();
    const [readiness, metrics] = await Promise.all([fetchPage('/readyz'), fetchPage('/metrics')]);
    expect(readiness.status).toBe(503);
    expect(metrics.text).toContain('sala_database_up{app="newsroom"} 0\n');
    expect(performance.now() - startedAt).toBeLessThan(5000);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    // cleanly where the silence was noticed meanwhile: every query fails then
    expect((await log).includes('The newsroom did not shut down cleanly')).toBe(code === 1);
    expect([0, 1]).toContain(code);
    server.close();
    await drop();
    rmSync(folder, { recursive: true });
  },
);
