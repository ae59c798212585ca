import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { json, openTestService } from '../../../platform/services/testService.ts';

const service = await openTestService();
vi.stubEnv('MAIN_API_URL', service.address);
vi.spyOn(console, 'error').mockImplementation(() => {});
const { createTestSite } = await import('../../../testSite.server.ts');
const site = await createTestSite();
beforeEach(() => {
  service.requests.length = 0;
  service.answer = json({ items: [{ id: 7, title: 'ข่าว', description: 'ไม่แสดง' }] });
});
afterAll(() => service.close());

test('[7.3-05] /news/interested returns suggestions for the ids of articles that the reader has read', async () => {
  const response = await site('/news/interested?ids=600109,600110');
  expect(await response.json()).toMatchObject({ items: [{ id: '7', title: 'ข่าว', href: '/news/content/7' }] });
  expect(service.requests.map(decodeURIComponent)).toContain('/interested-loadmore?ids=600109,600110');
});

test('invalid ids and all after the first twenty are not passed to the service', async () => {
  const many = Array.from({ length: 40 }, (_, index) => index + 1);
  await site(`/news/interested?ids=x,-1,1e9,${encodeURIComponent('1&limit=50')},12345678901,${many.join()}`);
  expect(service.requests.map(decodeURIComponent)).toContain(`/interested-loadmore?ids=${many.slice(0, 20).join()}`);
});

test('a failure of the service is a 503 without the text of the service’s response', async () => {
  service.answer = json({ secret: 'stack' }, 500);
  const response = await site('/news/interested');
  expect([response.status, await response.text()]).toEqual([503, '{"items":[]}']);
});
