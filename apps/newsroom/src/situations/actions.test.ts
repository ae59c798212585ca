import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { situationEntries, topics } from './schema.ts';

const context = testActions('situations', testContext);

test('situations commands add a situation, its facts and posts, change and remove a post, and end it', async () => {
  expect(await context.run('add', 'storm', 'พายุ', '--tag', 'พายุ', '--tag', 'ฝน')).toEqual(['/storm is live']);
  expect(await context.run('fact', 'storm', 'ผู้อพยพ', '12 คน', '--source', 'อำเภอ')).toEqual(['/storm  ผู้อพยพ: 12 คน']);
  await context.run('fact', 'storm', 'ผู้อพยพ', '14 คน');
  expect(await context.run('show', 'storm'), 'the source stays').toContain('ผู้อพยพ: 14 คน (อำเภอ)');
  // editors add facts at once
  const labels = ['ก', 'ข', 'ค', 'ง'];
  await Promise.all(labels.map((label) => context.run('fact', 'storm', label, '1')));
  const [storm] = await context.db().select().from(topics).where(eq(topics.id, 'storm'));
  expect(storm?.facts.map(({ label }) => label).toSorted()).toEqual(['ก', 'ข', 'ค', 'ง', 'ผู้อพยพ'].toSorted());
  const [line = ''] = await context.run(
    'post',
    'storm',
    'ฝนตก',
    '--text',
    context.file('post.html', 'มี <b>ก</b>\n\nข'),
    '--key',
  );
  const id = /post (\d+)/.exec(line)?.[1] ?? '';
  const twice = ['post', 'storm', 'ฝนตก', '--text', context.file('post.html', 'มี <b>ก</b>\n\nข')];
  await context.refuses(twice, new RegExp(`^Post ${id}, the newest of this situation, says the same already\\.$`));
  const [pictured = ''] = await context.run(...twice, '--picture', 'https://pictures.example/rain.jpg');
  await context.run('remove-post', /post (\d+)/.exec(pictured)?.[1] ?? '');
  await context.run('edit-post', id, '--headline', 'ฝนตกหนัก', '--no-key');
  const [shown = ''] = await context.run('show-post', id);
  expect(shown).toMatch(/^---\nversion: [0-9a-f]{12}\n---\n<p>มี <b>ก<\/b><\/p>\n\n<p>ข<\/p>$/);
  expect(await context.db().select().from(situationEntries)).toMatchObject([
    { headline: 'ฝนตกหนัก', body: '<p>มี <b>ก</b></p>\n\n<p>ข</p>', isKey: false },
  ]);
  const showing = context.file('shows.html', `${shown}<img src="/media/nowhere.webp">`);
  await context.refuses(['edit-post', id, '--text', showing], /^There is no picture nowhere\.webp: /);
  expect(await context.run('posts', 'storm')).toEqual([
    expect.stringMatching(/^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}.*ฝนตกหนัก/),
  ]);
  expect(await context.run('remove-post', id)).toEqual([`/storm  post ${id} removed`]);
  expect(await context.run('end', '/storm'), 'as the answers print it').toEqual(['/storm has ended']);
  expect(await context.run('list')).toEqual(['/storm  ended  0 posts  พายุ']);
});

test('situations edit changes what is given of a situation and nothing else, and show prints it', async () => {
  await context.run('add', 'slide', 'ดินถลม', '--lead', 'ความนำ', '--tag', 'ดินถล่ม');
  expect(await context.run('edit', 'slide', '--title', 'ดินถล่ม')).toEqual(['changed: /slide is live']);
  const read = async () => (await context.db().select().from(topics).where(eq(topics.id, 'slide')))[0];
  expect(await read()).toMatchObject({ title: 'ดินถล่ม', description: 'ความนำ', tags: ['ดินถล่ม'] });
  await context.run('fact', 'slide', 'ผู้อพยพ', '12 คน', '--source', 'อำเภอ');
  expect(await context.run('show', 'slide')).toEqual([
    '/slide is live',
    'title: ดินถล่ม',
    'lead: ความนำ',
    'tags: ดินถล่ม',
    'ผู้อพยพ: 12 คน (อำเภอ)',
  ]);
  await context.run('edit', 'slide', '--lead', '', '--tag', '#ฝน', '--tag', 'ภูเขา');
  expect(await read()).toMatchObject({ title: 'ดินถล่ม', description: '', tags: ['ฝน', 'ภูเขา'] });
});

test('a player, a film or a script in a post that readers do not see is told of', async () => {
  await context.run('add', 'quake', 'แผ่นดินไหว');
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const player = (host: string) => `<iframe src="https://${host}/1"></iframe>`;
  const text = `<p>ก</p>${player('player.vimeo.com')}${player('x.example')}<video src="/1.mp4"></video>`;
  await context.run('post', 'quake', 'สั่นอีก', '--text', context.file('post.html', text));
  expect(warnings.mock.calls.flat()).toEqual([
    expect.stringMatching(/^HOSTS\.embed of the station does not name x\.example: /),
    expect.stringMatching(/^Readers do not see the <video> in the text: /),
  ]);
});

test('a link in a post that leads nowhere here is told of', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await context.run('add', 'rain', 'ฝน');
  await context.run('post', 'rain', 'ก', '--text', context.file('post.html', '<a href="/about">ก</a>'));
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^The newsroom knows no page of this site at \/about: /)]]);
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run newsroom -- situations /],
  [['toString'], /^Unknown command 'toString'\./],
  [['add', 'storm'], /\.\nUsage: npm run newsroom -- situations add \[options\] <ID> <TITLE>$/],
  [['post', 'storm', 'ก', '--now'], /^Unknown option '--now'.*\.\nUsage: npm run newsroom -- situations post /],
  [['post', 'storm', 'ก', '--text', 'none.html'], /^There is no file none\.html\.$/],
  [
    ['edit-post', '7', '--no-text'],
    /^Unknown option '--no-text'.*\.\nUsage: npm run newsroom -- situations edit-post /,
  ],
  [['edit-post', '7'], /^Say what to change in the post\.$/],
  [['edit', 'none'], /^Say what to change in the situation\.$/],
  [['edit', 'none', '--title', 'ก'], /^There is no situation none: .*\.$/],
  [['edit', 'none', '--title', ''], /^--title cannot be used: it is empty\.$/],
  [['show-post', '7'], /^There is no post 7: list them with situations posts ID\.$/],
  [['add', 'flood', 'น้ำท่วม', '--picture', 'nowhere.webp'], /^There is no picture nowhere\.webp: /],
  [['post', 'flood', 'ก', '--picture', 'nowhere.webp'], /^There is no picture nowhere\.webp: /],
  [['add', 'storm', '\u200b'], /^TITLE cannot be used: it is empty\.$/],
  [['post', 'storm', '\u2067 \u2069'], /^HEADLINE cannot be used: it is empty\.$/],
  [['end', 'none'], /^There is no situation none: .*\.$/],
])('the command %j is rejected with one sentence', async (args, sentence) => {
  await context.refuses(args, sentence);
});
