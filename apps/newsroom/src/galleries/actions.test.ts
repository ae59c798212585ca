import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';

const context = testActions(null, testContext);
const FILE = {
  title: 'ปริมาณน้ำในเขื่อนเดือนนี้',
  section: 'environment',
  picture: 'https://media.example/dam.webp',
  text: 'เขื่อนริมฟ้ามีน้ำร้อยละ 62\n\nเขื่อนปากน้ำใสมีน้ำร้อยละ 48 & ลดลง',
  // ำ in two characters, as some programs write it
  tags: ['#น\u0e49\u0e4d\u0e32'],
};
const file = (change: object = {}) => context.file('i.json', JSON.stringify({ ...FILE, ...change }));
const detail = async (id: string): Promise<string> => (await context.request(`/infographic-detail?id=${id}`)).text();

test('an infographic is published, changed, removed, and restored by undo', async () => {
  const [added = ''] = await context.run('infographics', 'add', file());
  expect(added).toMatch(/^(\d+) {2}\/news\/infographic\/\1 {2}version [0-9a-f]{12}$/);
  const id = added.split(' ')[0] ?? '';
  expect((await context.run('infographics', 'list')).join()).toContain(FILE.title);
  expect(await detail(id)).toContain('&amp; ลดลง</p>');

  const shown = JSON.parse((await context.run('infographics', 'show', id)).join('\n'));
  expect(shown).toMatchObject({ title: FILE.title, section: 'environment', tags: ['น้ำ'] });
  await context.run('infographics', 'set', id, context.file('s.json', JSON.stringify({ ...shown, title: 'ชื่อใหม่' })));
  expect(await detail(id)).toContain('ชื่อใหม่');

  expect(await context.run('infographics', 'remove', id)).toEqual(['removed: ชื่อใหม่']);
  expect(await detail(id)).not.toContain('ชื่อใหม่');
  await context.refuses(['infographics', 'show', id], /^There is no infographic \d+/);

  const [last = ''] = await context.run('log', '--action', 'infographics remove', '--limit', '1');
  await context.run('undo', /\d+/.exec(last)?.[0] ?? '');
  expect(await detail(id)).toContain('ชื่อใหม่');
});

test('what readers do not see of an infographic’s text gives a warning', async () => {
  const text =
    '<p>เขื่อน<del>เต็ม</del> <a href="/nowhere">ดู</a></p><video src="/a.mp4"></video><img src="https://elsewhere.example/1.png">';
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [added = ''] = await context.run('infographics', 'add', file({ text }));
  const shown = await context.run('infographics', 'show', added.split(' ')[0] ?? '');
  await context.run('infographics', 'set', added.split(' ')[0] ?? '', context.file('s.json', shown.join('\n')));
  const said = warnings.mock.calls.flat().map(String);
  for (const [part, times] of [
    ['“เต็ม”', 1],
    ['/nowhere', 2],
    ['<video>', 2],
    ['elsewhere.example', 2],
  ] as const)
    expect(
      said.filter((one) => one.includes(part)),
      part,
    ).toHaveLength(times);
  warnings.mockRestore();
});

test('infographics commands reject invalid files and unknown ids with one sentence', async () => {
  await context.refuses(['infographics', 'add', file({ text: ' ' })], /text.*is empty/);
  await context.refuses(['infographics', 'add', file({ text: '\u200b' })], /text.*is empty/);
  await context.refuses(['infographics', 'add', file({ title: '\u200b' })], /title.*is empty/);
  await context.refuses(
    ['infographics', 'add', file({ section: 'none' })],
    /section cannot be used: there is no section none: /,
  );
  await context.refuses(['infographics', 'add', file({ picture: 'nothing.webp' })], /nothing\.webp/);
  await context.refuses(['infographics', 'add', file({ at: '2020-01-01 06:00' })], /has passed/);
  await context.refuses(['infographics', 'set', '99', file()], /^There is no infographic 99/);
  await context.refuses(['infographics', 'remove', 'x'], /^There is no infographic x/);
});
