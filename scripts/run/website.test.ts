import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '../step.ts';

test('npm run website says that its port is taken before it builds anything', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/run/website.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), NEWSROOM_URL: 'none' },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect([output, errors, code]).toEqual([
    '',
    `Port ${port} is already in use; perhaps Sala is running already: stop the other program, or set PORT to another port.\n`,
    1,
  ]);
  other.close();
});
