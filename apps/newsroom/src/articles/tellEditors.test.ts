import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { openTestService } from '../http/testService.ts';

const messages: unknown[] = [];
let status = 200;
const chat = await openTestService(async (response, request) => {
  messages.push(JSON.parse(await text(request)));
  response.writeHead(status, { location: '/elsewhere' }).end('ok');
});
afterAll(() => chat.close());
beforeEach(() => {
  messages.length = 0;
  status = 200;
});

const context = testActions('articles', (db) => ({ ...testContext(db), editorsWebhook: `${chat.url}/hooks/secret` }));

async function saveDraft(): Promise<string> {
  const file = context.file(
    'flood.txt',
    '---\nsection: region\ntitle: น้ำท่วม <!channel> ปากน้ำใส\n---\nน้ำล้นตลิ่งเมื่อเช้านี้\n',
  );
  const [saved = ''] = await context.run('draft', file);
  return saved.split(' ')[0] ?? '';
}

test('articles ready tells the editors’ chat which draft is ready, and nobody is called by its title', async () => {
  const draft = await saveDraft();
  expect(messages).toEqual([]);
  expect(await context.run('ready', draft)).toEqual([expect.stringMatching(/^d\d+ ready, version 1: /)]);
  expect(messages).toEqual([{ text: expect.stringContaining(`${draft} is ready: น้ำท่วม ‹!channel› ปากน้ำใส`) }]);
});

test.each([404, 302, 500])(
  'a draft is ready although the chat answers %i, and whoever marked it is told',
  async (code) => {
    status = code;
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
    const draft = await saveDraft();
    warnings.mockClear();
    expect(await context.run('ready', draft)).toEqual([expect.stringContaining(`${draft} ready`)]);
    expect(warnings.mock.calls.flat()).toEqual([`The chat at EDITORS_WEBHOOK_URL was not told: it answered ${code}.`]);
    expect((await context.run('list', '--drafts')).find((line) => line.includes(draft))).toContain('ready');
  },
);
