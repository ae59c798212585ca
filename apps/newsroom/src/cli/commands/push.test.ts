import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandFailed } from '../../errors/describeError.ts';
import { pushCommand } from './push.ts';

const DONE = { subscriptions: 13, sent: 12, expired: 1, failures: {} };

let says: string[] = [];
beforeEach(() => {
  says = [];
  vi.spyOn(console, 'log').mockImplementation((line) => says.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('the message is sent, and what became of it is said', async () => {
  const asked: unknown[] = [];
  const args = ['ข่าวด่วน', '--body', 'น้ำท่วม', '--url', '/news/content/1'];
  await pushCommand.run(args, async function* (path, body: Readable) {
    asked.push(path, await json(body));
    yield { ...DONE, sent: 3 };
    yield DONE;
  });
  expect(asked).toEqual(['/push', { title: 'ข่าวด่วน', body: 'น้ำท่วม', url: '/news/content/1' }]);
  expect(says).toEqual(['12 sent, 1 expired and removed, 0 failed']);
});

test('when a message did not arrive the command fails, and says why', async () => {
  const failing = pushCommand.run(['ข่าว', '--url', '/'], async function* () {
    yield { ...DONE, failures: { 'answered with 429': 2, ECONNREFUSED: 1 } };
  });
  await expect(failing).rejects.toThrow(CommandFailed);
  await expect(failing).rejects.toThrow('Not everybody was reached: 2 answered with 429, 1 ECONNREFUSED.');
  expect(says).toEqual(['12 sent, 1 expired and removed, 3 failed']);
});

test('a newsroom that refuses says why', async () => {
  const failing = pushCommand.run(['ข่าว', '--url', '/'], async function* () {
    yield { failed: 'The message’s url cannot be used.' };
  });
  await expect(failing).rejects.toThrow('The message’s url cannot be used.');
});

test('a newsroom that ends without an answer has not told everybody', async () => {
  const failing = pushCommand.run(['ข่าว', '--url', '/'], async function* () {});
  await expect(failing).rejects.toThrow('The newsroom ended before the message was sent to everybody.');
});

test.each([
  [[]],
  [['ข่าว']],
  [['--url', '/']],
  [['ข่าว', 'ด่วน', '--url', '/']],
  [['ข่าว', '--url']],
  [['ข่าว', '--url', '/', '--to', 'all']],
])('%j is not how it is used', async (args) => {
  const failing = pushCommand.run(args, async function* () {});
  await expect(failing).rejects.toThrow(/^This is how it is used: .* push "TITLE" --url URL \[--body TEXT\]$/);
});
