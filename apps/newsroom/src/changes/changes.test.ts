import { change } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addCorrection,
  createDraft,
  publishDraft,
  restoreArticle,
  withdrawArticle,
} from '../articles/editing/index.ts';
import { articles } from '../articles/schema.ts';
import { saveAuthor } from '../authors/authors.ts';
import type { OpenDatabase } from '../database/index.ts';
import { onBothDatabases } from '../database/testDatabases.ts';
import { launchDraft } from '../frontPage/editions.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { findPicture, updatePicture } from '../media/pictures.ts';
import { pictures } from '../media/schema.ts';
import { episodes, programs, videos } from '../programs/schema.ts';
import { redirects } from '../redirects/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { weather } from '../widgets/schema.ts';
import { type Changes, createChangesRoutes, listenToChanges } from './index.ts';

const WHO = 'nok';
const FILE = '---\nsection: politics\ntitle: ผลการเลือกตั้ง\n---\nเนื้อข่าว';

onBothDatabases((open) => {
  let database: OpenDatabase;
  let changes: Changes;
  let told: string[];
  const errors = vi.fn();

  beforeAll(async () => {
    database = await open();
    changes = await listenToChanges(database, errors);
    changes.follow({ told: (text) => told.push(text), ended: () => told.push('ended') });
  });
  beforeEach(() => {
    told = [];
  });
  afterAll(async () => {
    await changes.close();
    await database.close();
    expect(told.at(-1)).toBe('ended');
    expect(errors).not.toHaveBeenCalled();
  });

  const read = () => told.map((text) => change.parse(JSON.parse(text)));
  /** Performs work, and returns the changes that were announced up to the last one. */
  async function toldOf(work: () => Promise<unknown>) {
    told = [];
    await work();
    await database.db.execute(sql`select pg_notify('changes', '{"paths": ["/last"]}')`);
    // the change of a scheduled article may come after this one
    const last = () => told.findIndex((text) => text.includes('/last'));
    await vi.waitFor(() => expect(last()).not.toBe(-1), 5000);
    return read().slice(0, last());
  }
  const articlesTold = (...ids: number[]) => ({ stories: ids.map(String), paths: [], everything: false });
  const EVERYTHING = { stories: [], paths: [], everything: true };
  let id = 0;
  const publish = async () => {
    const { draft } = await createDraft(database.db, FILE, WHO);
    id = (await publishDraft(database.db, { draft, who: WHO })).id;
  };

  test('a draft tells nothing', async () => {
    expect(await toldOf(() => createDraft(database.db, FILE, WHO))).toEqual([]);
  });

  test('an article is told of when it is published, corrected, withdrawn and restored', async () => {
    expect(await toldOf(publish)).toContainEqual(articlesTold(id));
    expect(await toldOf(() => addCorrection(database.db, id, 'แก้ชื่อ', WHO))).toContainEqual(articlesTold(id));
    expect(await toldOf(() => withdrawArticle(database.db, id, undefined, WHO))).toContainEqual(articlesTold(id));
    expect(await toldOf(() => withdrawArticle(database.db, id, 'ถอนคำ', WHO))).toContainEqual(articlesTold(id));
    expect(await toldOf(() => restoreArticle(database.db, id, WHO))).toContainEqual(articlesTold(id));
  });

  test('an article is told of when its time has come, also when it was planned elsewhere', async () => {
    const at = new Date(Date.now() + 1000);
    const source = { source: 'test', sourceId: '1', section: 'politics', title: 'ก' };
    await database.db.insert(articles).values({ ...source, id: 7, publishedAt: at });
    const toldOfIt = () => read().filter((one) => one.stories.includes('7'));
    await vi.waitFor(() => expect(toldOfIt()).toHaveLength(2), 5000);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  test('what is rolled back tells nothing', async () => {
    const failing = () =>
      database.db.transaction(async (transaction) => {
        await transaction.insert(redirects).values({ from: '/a', to: '/b' });
        throw new Error('no');
      });
    expect(await toldOf(() => failing().catch(() => {}))).not.toContainEqual(EVERYTHING);
  });

  test('that an article was read, or read aloud, can wait', async () => {
    await publish();
    // once when it is written, and once when it is published
    await vi.waitFor(() => expect(read().filter((one) => one.stories.includes(String(id)))).toHaveLength(2), 5000);
    expect(await toldOf(() => database.db.update(articles).set({ views: 9, voicePath: '/x.mp3' }))).toEqual([]);
  });

  test('an entry of a situation tells of its pages, the weather of the front page, a redirect of everything', async () => {
    const topic = { id: 'flood', source: 'test', title: 'น้ำท่วม', url: '/flood' };
    expect(await toldOf(() => database.db.insert(topics).values(topic))).toEqual([EVERYTHING]);
    const all = await toldOf(async () => {
      await database.db.insert(situationEntries).values({ topicId: 'flood', headline: 'ก' });
      const day = { low: 20, high: 30, condition: null, updatedAt: new Date() };
      await database.db.insert(weather).values({ place: 'กรุงเทพมหานคร', ...day });
      await database.db.insert(redirects).values({ from: '/old', to: '/new' });
    });
    const paths = (...named: string[]) => ({ stories: [], paths: named, everything: false });
    expect(all).toEqual([paths('/', '/home', '/flood', '/situations/flood/entries'), paths('/', '/home'), EVERYTHING]);
  });

  test('a draft of the front page tells nothing, its launch tells of the front page', async () => {
    const draft = () => database.db.insert(frontPageEditions).values({});
    expect(await toldOf(draft)).toEqual([]);
    const launch = () => database.db.update(frontPageEditions).set({ launchedAt: new Date() });
    expect(await toldOf(launch)).toEqual([{ stories: [], paths: ['/', '/home', '/news'], everything: false }]);
  });

  test('a launch tells of the pages of categories that have places, by their own addresses', async () => {
    const { db } = database;
    await db.delete(frontPageEditions);
    const [edition] = await db.insert(frontPageEditions).values({}).returning();
    const places = ['sport', 'politics'].map((slug) => ({ articleId: 1, section: `categories/${slug}`, position: 1 }));
    await db.insert(placements).values(places.map((one) => ({ ...one, editionId: edition?.id ?? 0 })));
    const told = (await toldOf(() => launchDraft(db, new Date()))).flatMap(({ paths }) => paths);
    expect(told).toEqual(['/', '/home', '/news', '/news/politics', '/news/categories/sport']);
  });

  test('a programme, and what belongs to it, tells of everything; that a video was watched can wait', async () => {
    const program = { id: 5, source: 'test', key: 'rim-fang', title: 'ก', category: 'news' };
    expect(await toldOf(() => database.db.insert(programs).values(program))).toEqual([EVERYTHING]);
    const common = { source: 'test', programId: 5, title: 'ก', firstAiredAt: new Date() };
    expect(await toldOf(() => database.db.insert(episodes).values({ id: 6, ...common }))).toEqual([EVERYTHING]);
    const video = { key: 'v-1', path: '/program/watch/v-1', category: 'clip', ...common };
    expect(await toldOf(() => database.db.insert(videos).values(video))).toEqual([EVERYTHING]);
    expect(await toldOf(() => database.db.update(videos).set({ views: 7 }))).toEqual([]);
    expect(await toldOf(() => database.db.update(videos).set({ title: 'ข' }))).toEqual([EVERYTHING]);
  });

  test('what a picture shows tells of the articles that show it, and so does another focal point', async () => {
    const { db } = database;
    const stored = { pixels: 'a', file: 'b', width: 1, height: 1 };
    await publish();
    await vi.waitFor(() => expect(read().filter((one) => one.stories.includes(String(id)))).toHaveLength(2), 5000);
    await toldOf(() => db.update(articles).set({ picture: 'flood-1a2b3c4d.webp' }).where(sql`${articles.id} = ${id}`));
    await db.insert(pictures).values({ id: 'flood-1a2b3c4d', ...stored });
    const edit = (facts: object) => toldOf(() => updatePicture(db, 'flood-1a2b3c4d.webp', facts));
    expect(await edit({ alt: 'น้ำท่วม' })).toEqual([articlesTold(id)]);
    expect(await edit({ rightsUntil: new Date() })).toEqual([]);
    expect(await edit({ focus: { x: 0, y: 1 } })).toEqual([articlesTold(id)]);
    const [{ picture } = { picture: '' }] = await db.select().from(articles).where(sql`${articles.id} = ${id}`);
    expect(picture).toBe('flood-1a2b3c4d-r2.webp');
    expect((await findPicture(db, picture)).places).toEqual([`article ${id}`]);
    await db.delete(pictures);
  });

  test('who an author is tells of their page and of the articles by them', async () => {
    const { db } = database;
    const page = { stories: [], paths: ['/news/authors/malee'], everything: false };
    expect(await toldOf(() => saveAuthor(db, 'malee', { name: 'มาลี' }))).toEqual([page]);
    const written = { source: 'test', sourceId: 'malee', section: 'politics', title: 'ก', authorKeys: ['malee'] };
    await toldOf(() =>
      db.insert(articles).values({ ...written, id: 8, publishedAt: new Date('2026-01-01T00:00:00Z') }),
    );
    expect(await toldOf(() => saveAuthor(db, 'malee', { name: 'มาลี ศรีสุข' }))).toEqual([page, articlesTold(8)]);
  });

  test('more than a message holds is everything', async () => {
    const many = sql`
      insert into articles (source, source_id, section, title, published_at)
      select 'many', n::text, 'politics', 'ก', '2020-01-01' from generate_series(1, 1500) n`;
    expect(await toldOf(() => database.db.execute(many))).toEqual([EVERYTHING]);
  });

  test('after the connection was lost everything may have changed', async () => {
    const [row] = (
      (await database.db.execute(sql`
      select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`)) as never as {
        rows: { ended: number }[];
      }
    ).rows;
    // the embedded database has no connection that could be lost
    expect(row?.ended).toBe(database.connections ? 1 : 0);
    if (!database.connections) return;
    await vi.waitFor(() => expect(read()).toEqual([EVERYTHING]), 5000);
    expect(await toldOf(async () => {})).toEqual([]);
  });
});

describe('the stream', () => {
  function follow() {
    const followers = new Set<Parameters<Changes['follow']>[0]>();
    const changes: Changes = {
      follow: (follower) => {
        followers.add(follower);
        return () => followers.delete(follower);
      },
      close: async () => {},
    };
    return { followers, app: createChangesRoutes(changes) };
  }
  afterEach(() => vi.useRealTimers());

  test('tells every change, says while there is none that it is there, and ends with the newsroom', async () => {
    vi.useFakeTimers();
    const { followers, app } = follow();
    const answer = await app.request('/events');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const [follower] = followers;
    follower?.told('{"stories": [7]}');
    vi.advanceTimersByTime(15_000);
    follower?.ended();
    expect(await answer.text()).toBe('retry: 1000\n\ndata: {"stories": [7]}\n\n:\n\n');
    expect(followers.size).toBe(0);
  });

  test('forgets who has left, and who reads nothing of it', async () => {
    const { followers, app } = follow();
    await (await app.request('/events')).body?.cancel();
    expect(followers.size).toBe(0);
    await app.request('/events');
    const [follower] = followers;
    for (let index = 0; index < 2000 && followers.size > 0; index++) follower?.told('{}');
    expect(followers.size).toBe(0);
  });

  test('is for so many, and one address never takes all of them', async () => {
    const { followers, app } = follow();
    const from = (remoteAddress: string) => app.request('/events', {}, { incoming: { socket: { remoteAddress } } });
    for (let index = 0; index < 100; index++) expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(503);
    for (let index = 0; index < 400; index++) await from(`192.0.2.${2 + (index % 200)}`);
    expect((await from('192.0.3.1')).status).toBe(503);
    for (const follower of [...followers]) follower.ended();
    expect((await from('192.0.2.1')).status).toBe(200);
  });
});
