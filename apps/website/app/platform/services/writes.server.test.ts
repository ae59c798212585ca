import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestService, type TestService } from './testService.ts';

const service = await openTestService();
for (const name of ['AI_CONTENT_API_URL', 'TTS_API_URL', 'PUSH_API_URL']) vi.stubEnv(name, service.address);
vi.stubEnv('FEEDBACK_WEBHOOK_URL', `${service.address}/webhook`);
const { sendVote, sendRating, sendReport, sendSubscription } = await import('./index.server.ts');
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

const { signal } = new AbortController();
const REPORT = { reason: 'อ่านผิด', message: '', email: '', url: '/' };
const ENTRY = { data: [{ id: 7, helpful: 4, unhelpful: 1 }] };

/** Everything that a reader sends and waits for. */
const WRITES: Record<string, () => Promise<number>> = {
  'a vote on a summary': () => sendVote('demo/7', { helpful: 1, unhelpful: 0 }, 'id', signal),
  'a rating of a narration': () => sendRating('demo/7', { like: 1, dislike: 0 }, 'id', signal),
  'a listener’s report': () => sendReport(REPORT, 'id', signal),
  'a subscription': () => sendSubscription('POST', { endpoint: 'https://push.example/1' }, signal),
  'the end of a subscription': () => sendSubscription('DELETE', { endpoint: 'https://push.example/1' }, signal),
};

/** Answers writes with a status and no body; what is read before a write is there. */
const answersWrites =
  (status: number): TestService['answer'] =>
  (request, response) =>
    request.url?.startsWith('/feedbacks?') ? response.end(JSON.stringify(ENTRY)) : response.writeHead(status).end();

beforeEach(() => log.mockClear());
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await service.close();
});

test.each(Object.entries(WRITES))('%s is saved by a service that answers 204', async (_, send) => {
  service.answer = answersWrites(204);
  expect(await send()).toBe(204);
  expect(log).not.toHaveBeenCalled();
});

test.each(Object.entries(WRITES))('that %s does not fit what the service has is no failure of it', async (_, send) => {
  for (const status of [409, 412, 413, 422]) {
    service.answer = answersWrites(status);
    expect(await send()).toBe(status);
  }
  expect(log).not.toHaveBeenCalled();
});

test.each(Object.entries(WRITES))('a service that refuses %s for reasons of its own is logged', async (_, send) => {
  for (const [index, status] of [401, 403, 405, 500].entries()) {
    service.answer = answersWrites(status);
    expect(await send()).toBe(status);
    expect(log).toHaveBeenCalledTimes(index + 1);
  }
});

test('a webhook that is not there is logged, and an article or a summary that is not there is not', async () => {
  service.answer = answersWrites(404);
  for (const send of Object.values(WRITES)) expect(await send()).toBe(404);
  expect(log.mock.calls).toEqual([[expect.stringContaining('feedbackWebhook'), 404, {}]]);
});
