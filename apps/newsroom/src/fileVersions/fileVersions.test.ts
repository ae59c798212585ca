import { expect, test } from 'vitest';
import { type TestActions, testActions } from '../cli/testActions.ts';
import { testContext } from '../control/testContext.ts';
import { onBothDatabases } from '../database/testDatabases.ts';

// Two editors who work on the same thing, at each of the commands that replace it with a file.

const BEFORE = 'น้ำขึ้น';
const CLIP = {
  kind: 'clip',
  title: BEFORE,
  media: 'https://videos.example/a.m3u8',
  seconds: 30,
  airedAt: '2026-11-21 09:00',
};
const EPISODE = { title: BEFORE, airedAt: '2026-11-20 20:15' };
const INFOGRAPHIC = { title: BEFORE, section: 'environment', picture: 'https://media.example/dam.webp', text: 'ก' };
const PAGE = { sections: [{ id: 'a', type: 'voices', title: BEFORE, data: [{ id: 1, title: 'ก' }] }] };

const stored = (context: TestActions, contents: object) => context.file('stored.json', JSON.stringify(contents));
const keyOf = ([line = '']: string[]) => line.split(' ')[0] ?? '';
const setProgram = async (context: TestActions, key: string) =>
  context.run('programs', 'set', key, stored(context, { title: BEFORE, group: 'documentary' }));
const addClip = async (context: TestActions) =>
  keyOf(await context.run('clips', 'add', '1000000', stored(context, CLIP)));

/** A thing that editors change as a file, and the commands that show it and replace it. */
interface Shown {
  show: string[];
  save: string[];
}
const ofKey = (group: string, key: string): Shown => ({ show: [group, 'show', key], save: [group, 'set', key] });

/** Each stores something with {@link BEFORE} in it. */
const KINDS: [string, (context: TestActions) => Promise<Shown>][] = [
  [
    'a programme',
    async (context) => {
      await setProgram(context, 'rim-fang');
      return ofKey('programs', 'rim-fang');
    },
  ],
  [
    'an episode',
    async (context) => {
      await setProgram(context, 'of-episodes');
      return ofKey('episodes', keyOf(await context.run('episodes', 'add', 'of-episodes', stored(context, EPISODE))));
    },
  ],
  [
    'a clip',
    async (context) => {
      await setProgram(context, 'of-clips');
      return ofKey('clips', await addClip(context));
    },
  ],
  [
    'a playlist',
    async (context) => {
      await setProgram(context, 'of-playlists');
      const videos = [await addClip(context)];
      await context.run('playlists', 'set', 'chom', stored(context, { title: BEFORE, videos }));
      return ofKey('playlists', 'chom');
    },
  ],
  [
    'a page',
    async (context) => {
      await context.run('pages', 'set', 'in-remembrance', stored(context, PAGE));
      return ofKey('pages', 'in-remembrance');
    },
  ],
  [
    'a menu',
    async (context) => {
      const { version } = JSON.parse((await context.run('navigation', 'show', 'orgs')).join('\n'));
      await context.run('navigation', 'set', 'orgs', stored(context, { version, entries: [{ title: BEFORE }] }));
      return ofKey('navigation', 'orgs');
    },
  ],
  [
    'an infographic',
    async (context) =>
      ofKey('infographics', keyOf(await context.run('infographics', 'add', stored(context, INFOGRAPHIC)))),
  ],
  [
    'a post',
    async (context) => {
      await context.run('situations', 'add', 'storm', 'พายุ');
      const said = await context.run('situations', 'post', 'storm', 'ก', '--text', context.file('post.html', BEFORE));
      const id = /post (\d+)/.exec(said.join())?.[1] ?? '';
      return { show: ['situations', 'show-post', id], save: ['situations', 'edit-post', id, '--text'] };
    },
  ],
];

onBothDatabases((open) => {
  const context = testActions(null, testContext, open);
  const show = async ({ show: command }: Shown) => (await context.run(...command)).join('\n');

  test.each(KINDS)('of two edits of %s at once the second is rejected and stores nothing', async (_, store) => {
    const thing = await store(context);
    const save = (text: string) => [...thing.save, context.file('saved', text)];
    const shown = await show(thing);
    const first = await context.run(...save(shown.replace(BEFORE, 'น้ำลง')));
    const second = save(shown.replace(BEFORE, 'น้ำนิ่ง'));
    await context.refuses(
      second,
      new RegExp(`Nothing was stored: ${thing.show.join(' ')} prints what is stored now; `),
    );
    const again = await show(thing);
    expect(again).toContain('น้ำลง');
    // the first editor got the new version, too
    const version = /version "?([0-9a-f]{12})/.exec(first.join())?.[1];
    expect(again).toContain(version);
    await context.run(...save(again.replace('น้ำลง', 'น้ำลงแล้วนิ่ง')));
    expect(await show(thing)).toContain('น้ำลงแล้วนิ่ง');

    const withoutVersion = save((await show(thing)).replace(/.*version.*\n/, ''));
    await context.refuses(
      withoutVersion,
      new RegExp(`does not say which version it changes: ${thing.show.join(' ')} prints it`),
    );

    const latest = await show(thing);
    const both = [latest, latest.replace('น้ำลง', 'น้ำหลาก')].map((text, index) => [
      ...thing.save,
      context.file(`at-once-${index}`, text.replace('นิ่ง', `นิ่ง ${index}`)),
    ]);
    const ends = await Promise.allSettled(both.map((args) => context.run(...args)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a file of something new must not have a version', async () => {
    const sentence = /^The file says version [0-9a-f]{12}, so it changes something, but this would be new: /;
    await setProgram(context, 'klang-nam');
    const copy = context.file('copy.json', await show(ofKey('programs', 'klang-nam')));
    await context.refuses(['programs', 'set', 'klang-fai', copy], sentence);
    await context.run('programs', 'remove', 'klang-nam');
    await context.refuses(['programs', 'set', 'klang-nam', copy], sentence);
    await context.refuses(['clips', 'add', 'klang-nam', copy], sentence);
    await context.refuses(['infographics', 'add', copy], sentence);
    await context.run('situations', 'add', 'rain', 'ฝน');
    const post = context.file('post.html', `---\nversion: ${'0'.repeat(12)}\n---\nก`);
    await context.refuses(['situations', 'post', 'rain', 'ก', '--text', post], sentence);
  });
});
