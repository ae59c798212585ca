import { mkdtempSync, rmSync } from 'node:fs';
import type { createServer, RequestListener, ServerOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { callControl } from '../controlClient/index.ts';
import { serveControl } from './index.ts';

const DEFAULT_TIMEOUT_MS = 40;
const CHECK_INTERVAL_MS = 5;

// a Node.js whose own limit for a request, five minutes, is over at once
vi.mock('node:http', async (original) => {
  const http = await original<typeof import('node:http')>();
  const impatient = (...args: Parameters<typeof createServer>) => {
    const listener = args.at(-1) as RequestListener;
    const options = args.length > 1 ? (args[0] as ServerOptions) : {};
    const defaults = { requestTimeout: DEFAULT_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS };
    return http.createServer({ ...defaults, ...options }, listener);
  };
  return { ...http, createServer: impatient };
});

test('a command whose file arrives for longer than Node’s request timeout runs to its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'control-'));
  const echo = new Hono().post('/echo', async (c) => c.text(await c.req.text()));
  const control = await serveControl(echo, join(folder, 'socket'));
  const body = Readable.from(
    (async function* () {
      yield '[1';
      await setTimeout(DEFAULT_TIMEOUT_MS * 3);
      yield ',2]';
    })(),
  );
  const answers: unknown[] = [];
  for await (const answer of callControl(join(folder, 'socket'), '/echo', body)) answers.push(answer);
  expect(answers).toEqual([[1, 2]]);
  await control.close();
  rmSync(folder, { recursive: true });
});
