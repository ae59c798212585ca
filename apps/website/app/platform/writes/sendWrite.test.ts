import { idempotencyKey } from '@sala/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendWrite } from './index.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});

const ids = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

test('a retried write has the same idempotency key until it succeeds', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  const like = { refCode: 'sala-news/1', like: 1 };
  expect(await sendWrite('/ratings', like)).toBe(false);
  expect(await sendWrite('/ratings', like)).toBe(false);
  expect(await sendWrite('/ratings', like)).toBe(true);
  // the same body after a success is a new write
  expect(await sendWrite('/ratings', like)).toBe(true);
  const [first, second, third, later] = ids();
  expect([second, third]).toEqual([first, first]);
  expect(later).not.toBe(first);
  for (const id of ids()) expect(idempotencyKey.safeParse(id).success).toBe(true);
});

test('writes with another path or body have different idempotency keys', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  for (const [path, body] of [
    ['/ratings', { like: 1 }],
    ['/ratings', { like: -1 }],
    ['/reports', { like: 1 }],
  ] as const)
    await sendWrite(path, body);
  expect(new Set(ids()).size).toBe(3);
});
