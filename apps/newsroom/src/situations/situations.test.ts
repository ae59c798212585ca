import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { performAction } from '../actions/index.ts';
import type { Database, OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import { hasDemoPicture } from '../demo/index.ts';
import { CommandFailed } from '../errors/describeError.ts';
import { createShutdown } from '../shutdown/index.ts';
import { situationActions } from './actions.ts';
import { situationEntries, topics } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(topics);
});
afterAll(() => database.close());

const caller = { who: 'operator', role: 'operator', origin: 'command line' } as const;

const pictures = { hosts: new Set(), canDraw: hasDemoPicture };

/** Runs an action of situations; returns the lines that it prints. */
const createRunner =
  (name: string) =>
  async (db: Database, input: object = {}): Promise<string[]> => {
    const one = situationActions.find((known) => known.name === `situations ${name}`);
    if (!one) throw new Error(`there is no action ${name}`);
    const request = { requireCaller: () => caller, input, body: Readable.from([]) };
    for await (const reply of performAction(one, { db, pictures, shutdown: createShutdown() } as never, request))
      if ('lines' in reply) return reply.lines;
    throw new Error('the action printed nothing');
  };
const createLineRunner = (name: string) => {
  const act = createRunner(name);
  return async (db: Database, input: object): Promise<string> => (await act(db, input)).join('\n');
};
const [listSituations, listPosts] = [createRunner('list'), createRunner('posts')];
const [addSituation, endSituation, resumeSituation] = [
  createLineRunner('add'),
  createLineRunner('end'),
  createLineRunner('resume'),
];
const [removeSituation, setFact, removeFact] = [
  createLineRunner('remove'),
  createLineRunner('fact'),
  createLineRunner('remove-fact'),
];
const [addPost, editPost, removePost] = [
  createLineRunner('post'),
  createLineRunner('edit-post'),
  createLineRunner('remove-post'),
];

const STORM = { id: 'storm', title: 'พายุ' };
const entries = () => database.db.select().from(situationEntries);

test('a situation is added first in the list, ended, resumed and removed with its posts', async () => {
  const { db } = database;
  await addSituation(db, { ...STORM, lead: 'ติดตาม', picture: 'storm-sea.webp', tag: ['พายุ', 'ฝน'] });
  expect(await addSituation(db, { id: 'water', title: 'น้ำท่วม' })).toBe('/water is live');
  expect(await listSituations(db)).toEqual(['/water  live  0 posts  น้ำท่วม', '/storm  live  0 posts  พายุ']);
  expect(await db.select().from(topics)).toMatchObject([
    { id: 'storm', url: '/storm', description: 'ติดตาม', picture: 'storm-sea.webp', tags: ['พายุ', 'ฝน'], endedAt: null },
    { id: 'water' },
  ]);
  await addPost(db, { id: 'storm', headline: 'ฝนตก' });
  await endSituation(db, { id: STORM.id });
  expect(await listSituations(db)).toEqual(['/water  live  0 posts  น้ำท่วม', '/storm  ended  1 post  พายุ']);
  await expect(addPost(db, { id: 'storm', headline: 'ฝนตก' })).rejects.toThrow('The situation storm is not live: ');
  await expect(endSituation(db, { id: STORM.id })).rejects.toThrow('The situation storm is not live.');
  expect(await resumeSituation(db, { id: STORM.id })).toBe('/storm is live');
  await removeSituation(db, { id: STORM.id });
  expect(await entries()).toEqual([]);
});

test('setting a fact again keeps its position, and a removed fact cannot be removed again', async () => {
  const { db } = database;
  await addSituation(db, STORM);
  await setFact(db, { id: 'storm', label: 'ผู้อพยพ', value: '10 คน' });
  await setFact(db, { id: 'storm', label: 'ถนนปิด', value: '2 สาย', source: 'แขวงทาง' });
  await setFact(db, { id: 'storm', label: 'ผู้อพยพ', value: '20 คน' });
  const [topic] = await db.select().from(topics);
  expect(topic?.facts).toMatchObject([
    { label: 'ผู้อพยพ', value: '20 คน', source: '' },
    { label: 'ถนนปิด', value: '2 สาย', source: 'แขวงทาง' },
  ]);
  await removeFact(db, { id: 'storm', label: 'ผู้อพยพ' });
  await expect(removeFact(db, { id: 'storm', label: 'ผู้อพยพ' })).rejects.toThrow('has no fact ผู้อพยพ');
});

test('a post is added, listed, partly changed and removed', async () => {
  const { db } = database;
  await addSituation(db, STORM);
  await addPost(db, { id: 'storm', headline: 'ฝนตก', text: 'ก < ข\n\nค', key: true, picture: 'dam.webp' });
  await addPost(db, { id: 'storm', headline: 'ฝนหยุด', text: '<p>ก</p>' });
  const [first, second] = await entries();
  expect(first).toMatchObject({
    headline: 'ฝนตก',
    body: '<p>ก &lt; ข</p>\n<p>ค</p>',
    isKey: true,
    picture: 'dam.webp',
  });
  expect(second).toMatchObject({ body: '<p>ก</p>', isKey: false });
  expect(first?.updatedAt).toEqual(first?.publishedAt);
  await editPost(db, { post: first?.id, headline: 'ฝนตกหนัก', key: false });
  expect((await entries()).find((one) => one.id === first?.id)).toMatchObject({
    headline: 'ฝนตกหนัก',
    body: first?.body,
    isKey: false,
  });
  await removePost(db, { post: second?.id });
  expect(await listPosts(db, { id: STORM.id })).toEqual([
    expect.stringMatching(/^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}ฝนตกหนัก$/),
  ]);
});

const ADD = (input: object) => () => addSituation(database.db, { ...STORM, id: 'new', ...input });
const POST = (input: object) => () => addPost(database.db, { id: 'storm', headline: 'ก', ...input });

const TAKEN = /^ID cannot be used: the site has another page there\.$/;

test.each<[string, () => Promise<string>, RegExp]>([
  ['the id is the path of a page', ADD({ id: 'news' }), TAKEN],
  ['the id is that of a folder of pages', ADD({ id: 'watch' }), TAKEN],
  ['the id is the path of the event page', ADD({ id: 'in-remembrance' }), TAKEN],
  ['the id is invalid', ADD({ id: '../x' }), /^ID cannot be used: it is no name such as flood-2026: small letters/],
  ['the id is taken', ADD({ id: 'storm' }), /^There is a situation storm already\.$/],
  ['the title is empty', ADD({ title: ' ' }), /^TITLE cannot be used: it is empty\.$/],
  ['the picture is invalid', ADD({ picture: '../secret' }), /^--picture cannot be used/],
  ['the situation is unknown', () => endSituation(database.db, { id: 'none' }), /^There is no situation none: /],
  ['the headline is too long', POST({ headline: 'ก'.repeat(301) }), /^HEADLINE cannot be used: it is longer than 300/],
  ['the text cannot be stored', POST({ text: 'a\0b' }), /^--text cannot be used: it has a character that cannot/],
  [
    'the text is the file of an article',
    POST({ text: '---\nversion: 3\nsection: sport\n---\nก' }),
    /^The text begins with fields between lines of ---, as an article does: give the text alone\.$/,
  ],
  ['the post is unknown', () => removePost(database.db, { post: '7' }), /^There is no post 7: /],
  ['the post is no number', () => removePost(database.db, { post: 'x' }), /^POST cannot be used: /],
  ['no field is to be changed', () => editPost(database.db, { post: 7 }), /^Say what to change in the post\.$/],
])('when %s the action is rejected with one sentence', async (_, run, sentence) => {
  await addSituation(database.db, STORM);
  await expect(run()).rejects.toThrow(CommandFailed);
  await expect(run()).rejects.toThrow(sentence);
});
