import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStore } from '../../../platform/localStore/testBrowserStore.ts';
import { clearFailure, DISLIKE_FAILED, findLastSent, LIKE_FAILED, rate, subscribe } from './ratingStore.ts';
import { findRating, saveRating } from './ratings.ts';

const REF_CODE = 'sala-news/600109';
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  stubBrowserStore();
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});

const sent = () => fetched.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);

test('[4.4-03] [4.4-11] rate sends the change from the stored rating, and stores the new one after the success', async () => {
  saveRating(REF_CODE, 1);
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  const rated = rate(REF_CODE, -1, DISLIKE_FAILED);
  expect(findLastSent()).toEqual({ refCode: REF_CODE, isSending: true, message: '' });
  await vi.waitFor(() =>
    expect(sent()).toEqual([['/ai-audio-news/ratings', { refCode: REF_CODE, like: -1, dislike: 1 }]]),
  );
  expect(findRating(REF_CODE)).toBe(1);
  answer.resolve(new Response(null, { status: 204 }));
  expect(await rated).toBe(true);
  expect(findRating(REF_CODE)).toBe(-1);
  expect(findLastSent()).toEqual({ refCode: REF_CODE, isSending: false, message: '' });
});

test.each([
  ['is rejected', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a rating that %s is not stored, and the message stays until it is cleared', async (_, answers) => {
  fetched.mockImplementation(answers);
  saveRating(REF_CODE, -1);
  const messages: string[] = [];
  const end = subscribe(() => messages.push(findLastSent().message));
  expect(await rate(REF_CODE, 1, LIKE_FAILED)).toBe(false);
  expect(findRating(REF_CODE)).toBe(-1);
  clearFailure();
  end();
  await rate(REF_CODE, 1, LIKE_FAILED);
  expect(messages).toEqual(['', '', LIKE_FAILED, '']);
});

test('a dislike that is sent while a like is on its way changes from the like', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  const rated = [rate(REF_CODE, 1, LIKE_FAILED), rate(REF_CODE, -1, DISLIKE_FAILED)];
  answer.resolve(new Response(null, { status: 204 }));
  expect(await Promise.all(rated)).toEqual([true, true]);
  expect(sent().map(([, change]) => change)).toEqual([
    { refCode: REF_CODE, like: 1, dislike: 0 },
    { refCode: REF_CODE, like: -1, dislike: 1 },
  ]);
  expect(findRating(REF_CODE)).toBe(-1);
});
