import { change } from '@sala/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcements } from '../announcements/schema.ts';
import {
  addCorrection,
  createDraft,
  publishDraft,
  restoreArticle,
  withdrawArticle,
} from '../articles/editing/index.ts';
import { articles } from '../articles/schema.ts';
import { saveAuthor } from '../authors/authors.ts';
import type { Database, OpenDatabase } from '../database/index.ts';
import { openServer } from '../database/server/openServer.ts';
import { newDatabase, onBothDatabases } from '../database/testDatabases.ts';
import { launchDraft } from '../frontPage/editions.ts';
import { frontPageEditions, placements } from '../frontPage/schema.ts';
import { infographics } from '../galleries/schema.ts';
import { findPicture, updatePicture } from '../media/pictures.ts';
import { pictures } from '../media/schema.ts';
import { episodes, persons, programs, videos } from '../programs/schema.ts';
import { redirects } from '../redirects/schema.ts';
import { situationEntries, topics } from '../situations/schema.ts';
import { findSummarizable, saveSummary } from '../summaries/queries.ts';
import { banners, weather } from '../widgets/schema.ts';
import { type Changes, createChangesRoutes, listenToChanges } from './index.ts';

const SERVER = process.env.TEST_DATABASE_URL;
const WHO = 'nok';
const FILE = '---\nsection: politics\ntitle: ผลการเลือกตั้ง\n---\nเนื้อข่าว';

onBothDatabases((open) => {
  let database: OpenDatabase;
  let changes: Changes;
  let messages: string[];
  const errors = vi.fn();

  beforeAll(async () => {
    database = await open();
    changes = await listenToChanges(database, errors);
    changes.follow({ notify: (text) => messages.push(text), ended: () => messages.push('ended') });
  });
  beforeEach(() => {
    messages = [];
  });
  afterAll(async () => {
    await changes.close();
    await database.close();
    expect(messages.at(-1)).toBe('ended');
    expect(errors).not.toHaveBeenCalled();
  });

  const read = () => messages.map((text) => change.parse(JSON.parse(text)));
  /** Performs work, and returns the changes that were announced up to the last one. */
  async function collectChanges(work: () => Promise<unknown>) {
    messages = [];
    await work();
    await database.db.execute(sql`select pg_notify('changes', '{"paths": ["/last"]}')`);
    // the change of a scheduled article may come after this one
    const last = () => messages.findIndex((text) => text.includes('/last'));
    await vi.waitFor(() => expect(last()).not.toBe(-1), 5000);
    return read().slice(0, last());
  }
  const articlesChanged = (...ids: number[]) => ({ stories: ids.map(String), paths: [], everything: false });
  const EVERYTHING = { stories: [], paths: [], everything: true };
  let id = 0;
  const publish = async () => {
    const { draft } = await createDraft(database.db, FILE, WHO);
    id = (await publishDraft(database.db, { draft, who: WHO })).id;
  };
  /** Publishes, and waits for the second announcement, which a clock makes when the time of publication has come. */
  const publishAnnounced = async () => {
    await publish();
    await vi.waitFor(() => expect(read().filter((one) => one.stories.includes(String(id)))).toHaveLength(2), 5000);
  };

  test('a new draft announces nothing', async () => {
    expect(await collectChanges(() => createDraft(database.db, FILE, WHO))).toEqual([]);
  });

  test('an article is announced when an editor sets its key points, not when a computer has made them', async () => {
    await publishAnnounced();
    const save = async (db: Database, point: string) => {
      const article = await findSummarizable(db, id);
      if (article) await saveSummary(db, article, { points: [point], model: 'any' });
    };
    expect(await collectChanges(() => save(database.db, 'ประเด็นของเครื่อง'))).toEqual([]);
    const edit = async (db: Database) => {
      await db.execute(sql`select set_config('newsroom.entry', '1', true)`);
      await save(db, 'ประเด็นของบรรณาธิการ');
    };
    expect(await collectChanges(() => database.db.transaction(edit))).toEqual([articlesChanged(id)]);
  });

  test('an article is announced when it is published, corrected, withdrawn and restored', async () => {
    expect(await collectChanges(publish)).toContainEqual(articlesChanged(id));
    expect(await collectChanges(() => addCorrection(database.db, id, 'แก้ชื่อ', WHO))).toContainEqual(articlesChanged(id));
    expect(await collectChanges(() => withdrawArticle(database.db, id, undefined, WHO))).toContainEqual(
      articlesChanged(id),
    );
    expect(await collectChanges(() => withdrawArticle(database.db, id, 'ถอนคำ', WHO))).toContainEqual(
      articlesChanged(id),
    );
    expect(await collectChanges(() => restoreArticle(database.db, id, WHO))).toContainEqual(articlesChanged(id));
  });

  test('a scheduled article is announced when it is inserted, and again at its publication time', async () => {
    const at = new Date(Date.now() + 1000);
    const source = { source: 'test', sourceId: '1', section: 'politics', title: 'ก' };
    await database.db.insert(articles).values({ ...source, id: 7, publishedAt: at });
    const changesOfIt = () => read().filter((one) => one.stories.includes('7'));
    await vi.waitFor(() => expect(changesOfIt()).toHaveLength(2), 5000);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
  });

  test('an infographic is announced with everything when it is added, changed, due and removed, and its views are not', async () => {
    const { db } = database;
    const at = new Date(Date.now() + 1000);
    const row = { source: 'test', sourceId: '1', section: 'politics', title: 'ก', picture: 'a.webp', publishedAt: at };
    expect(await collectChanges(() => db.insert(infographics).values(row))).toEqual([EVERYTHING]);
    await vi.waitFor(() => expect(read().filter(({ everything }) => everything)).toHaveLength(2), 5000);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
    expect(await collectChanges(() => db.update(infographics).set({ views: 3 }))).toEqual([]);
    expect(await collectChanges(() => db.update(infographics).set({ credit: 'ข' }))).toEqual([EVERYTHING]);
    expect(await collectChanges(() => db.delete(infographics))).toEqual([EVERYTHING]);
  });

  test('a banner is announced when it is added, and again when it begins', async () => {
    const startsAt = new Date(Date.now() + 1000);
    const banner = { source: 'test', title: 'ก', url: '/org', picture: 'a.webp', startsAt };
    messages = [];
    await database.db.insert(banners).values(banner);
    const ofHome = () => read().filter(({ paths }) => paths.includes('/home'));
    await vi.waitFor(() => expect(ofHome()).toHaveLength(2), 5000);
    expect(Date.now()).toBeGreaterThanOrEqual(startsAt.getTime());
  });

  test('a transaction that is rolled back announces nothing', async () => {
    const failing = () =>
      database.db.transaction(async (transaction) => {
        await transaction.insert(redirects).values({ from: '/a', to: '/b' });
        throw new Error('no');
      });
    expect(await collectChanges(() => failing().catch(() => {}))).toEqual([]);
  });

  test('an article’s views and narration are not announced', async () => {
    await publish();
    // once when it is written, and once when it is published
    await vi.waitFor(() => expect(read().filter((one) => one.stories.includes(String(id)))).toHaveLength(2), 5000);
    expect(await collectChanges(() => database.db.update(articles).set({ views: 9, voicePath: '/x.mp3' }))).toEqual([]);
  });

  test('a situation entry announces its pages, the weather the front page, an announcement its page, and a redirect everything', async () => {
    const topic = { id: 'flood', source: 'test', title: 'น้ำท่วม', url: '/flood' };
    expect(await collectChanges(() => database.db.insert(topics).values(topic))).toEqual([EVERYTHING]);
    const all = await collectChanges(async () => {
      await database.db.insert(situationEntries).values({ topicId: 'flood', headline: 'ก' });
      const day = { low: 20, high: 30, condition: null, updatedAt: new Date() };
      await database.db.insert(weather).values({ place: 'กรุงเทพมหานคร', ...day });
      await database.db.insert(redirects).values({ from: '/old', to: '/new' });
      const announcement = { source: 'test', title: 'ก', url: '/org', publishedAt: new Date() };
      await database.db.insert(announcements).values(announcement);
    });
    const paths = (...named: string[]) => ({ stories: [], paths: named, everything: false });
    expect(all).toEqual([
      paths('/', '/home', '/flood', '/situations/flood/entries'),
      paths('/', '/home'),
      EVERYTHING,
      paths('/org'),
    ]);
  });

  test('a draft of the front page announces nothing, and its launch announces the front page', async () => {
    const draft = () => database.db.insert(frontPageEditions).values({});
    expect(await collectChanges(draft)).toEqual([]);
    const launch = () => database.db.update(frontPageEditions).set({ launchedAt: new Date() });
    expect(await collectChanges(launch)).toEqual([{ stories: [], paths: ['/', '/home', '/news'], everything: false }]);
  });

  test('a launch announces the pages of categories that have placements, by their own addresses', async () => {
    const { db } = database;
    await db.delete(frontPageEditions);
    const [edition] = await db.insert(frontPageEditions).values({}).returning();
    const places = ['sport', 'politics'].map((slug) => ({ articleId: 1, section: `categories/${slug}`, position: 1 }));
    await db.insert(placements).values(places.map((one) => ({ ...one, editionId: edition?.id ?? 0 })));
    const announced = (
      await collectChanges(() => launchDraft(db, { launchedAt: new Date(), launchedBy: WHO }))
    ).flatMap(({ paths }) => paths);
    expect(announced).toEqual(['/', '/home', '/news', '/news/politics', '/news/categories/sport']);
  });

  test('programmes, episodes and videos announce everything, but the views of a video announce nothing', async () => {
    const program = { id: 5, source: 'test', key: 'rim-fang', title: 'ก', category: 'news' };
    expect(await collectChanges(() => database.db.insert(programs).values(program))).toEqual([EVERYTHING]);
    const common = { source: 'test', programId: 5, title: 'ก', firstAiredAt: new Date('2026-01-01T00:00:00Z') };
    expect(await collectChanges(() => database.db.insert(episodes).values({ id: 6, ...common }))).toEqual([EVERYTHING]);
    const video = { key: 'v-1', path: '/program/watch/v-1', category: 'clip', ...common };
    expect(await collectChanges(() => database.db.insert(videos).values(video))).toEqual([EVERYTHING]);
    expect(await collectChanges(() => database.db.update(videos).set({ views: 7 }))).toEqual([]);
    for (const change of [
      { title: 'ข' },
      { ageRanges: ['6-12'] },
      { category: 'highlight' },
      { path: '/program/watch/v-2' },
    ])
      expect(await collectChanges(() => database.db.update(videos).set(change))).toEqual([EVERYTHING]);
    const person = { programId: 5, firstname: 'มาลี' };
    expect(await collectChanges(() => database.db.insert(persons).values(person))).toEqual([EVERYTHING]);
  });

  test('a picture’s new alt text or focal point announces everything, because many pages show it, and new rights do not', async () => {
    const { db } = database;
    const stored = { pixels: 'a', file: 'b', width: 1, height: 1 };
    await publishAnnounced();
    await collectChanges(() =>
      db.update(articles).set({ picture: 'flood-1a2b3c4d.webp' }).where(sql`${articles.id} = ${id}`),
    );
    await db.insert(pictures).values({ id: 'flood-1a2b3c4d', ...stored });
    const edit = (facts: object) => collectChanges(() => updatePicture(db, 'flood-1a2b3c4d.webp', facts));
    expect(await edit({ alt: 'น้ำท่วม' })).toEqual([EVERYTHING]);
    expect(await edit({ rightsUntil: new Date() })).toEqual([]);
    expect(await edit({ focus: { x: 0, y: 1 } })).toEqual([EVERYTHING, articlesChanged(id)]);
    const [{ picture } = { picture: '' }] = await db.select().from(articles).where(sql`${articles.id} = ${id}`);
    expect(picture).toBe('flood-1a2b3c4d-r2.webp');
    expect((await findPicture(db, picture)).places).toEqual([{ name: `article ${id}`, isPast: false, isDraft: false }]);
    await db.delete(pictures);
  });

  test('a changed author announces their page and their articles', async () => {
    const { db } = database;
    const page = { stories: [], paths: ['/news/authors/malee'], everything: false };
    expect(await collectChanges(() => saveAuthor(db, 'malee', { name: 'มาลี' }))).toEqual([page]);
    const written = { source: 'test', sourceId: 'malee', section: 'politics', title: 'ก', authorKeys: ['malee'] };
    await collectChanges(() =>
      db.insert(articles).values({ ...written, id: 8, publishedAt: new Date('2026-01-01T00:00:00Z') }),
    );
    expect(await collectChanges(() => saveAuthor(db, 'malee', { name: 'มาลี ศรีสุข' }))).toEqual([
      page,
      articlesChanged(8),
    ]);
  });

  test('a change that is too large for one message announces everything', async () => {
    const many = sql`
      insert into articles (source, source_id, section, title, published_at)
      select 'many', n::text, 'politics', 'ก', '2020-01-01' from generate_series(1, 1500) n`;
    expect(await collectChanges(() => database.db.execute(many))).toEqual([EVERYTHING]);
  });
});

describe.skipIf(!SERVER)('on PostgreSQL', () => {
  test('after a lost connection everything is announced, and then every change again', async () => {
    const { url, drop } = await newDatabase(SERVER ?? '');
    const database = await openServer(url);
    const messages: string[] = [];
    const changes = await listenToChanges(database, (error) => expect.unreachable(String(error)));
    changes.follow({ notify: (text) => messages.push(text), ended: () => {} });
    const ended = await database.db.execute(sql`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`);
    expect(ended).toMatchObject({ rows: [{ ended: true }] });
    await expect.poll(() => messages).toEqual(['{"everything": true}']);
    await database.db.execute(sql`select pg_notify('changes', '{"paths": ["/next"]}')`);
    await expect.poll(() => messages.slice(1)).toEqual(['{"paths": ["/next"]}']);
    await changes.close();
    await database.close();
    await drop();
  });
});

describe('the event stream', () => {
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

  test('sends every change, a comment while there is none, and ends with the newsroom', async () => {
    vi.useFakeTimers();
    const { followers, app } = follow();
    const answer = await app.request('/events');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const [follower] = followers;
    follower?.notify('{"stories": [7]}');
    vi.advanceTimersByTime(15_000);
    follower?.ended();
    expect(await answer.text()).toBe('retry: 1000\n\ndata: {"stories": [7]}\n\n:\n\n');
    expect(followers.size).toBe(0);
  });

  test('drops clients that have left or do not read', async () => {
    const { followers, app } = follow();
    await (await app.request('/events')).body?.cancel();
    expect(followers.size).toBe(0);
    await app.request('/events');
    const [follower] = followers;
    for (let index = 0; index < 2000 && followers.size > 0; index++) follower?.notify('{}');
    expect(followers.size).toBe(0);
  });

  test('limits its clients, in all and for each address', async () => {
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
