import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { CommandFailed } from '../errors/index.ts';
import { redirects } from '../redirects/schema.ts';
import { createShutdown } from '../shutdown/index.ts';
import {
  type Action,
  type ActionServices,
  action,
  deleteOldEntries,
  deleteOldReplies,
  listRecordedChanges,
  NotAllowed,
  performAction,
  type Role,
  undoChanges,
} from './index.ts';
import { saveEntry } from './log/index.ts';
import { actionChanges, actionLog, actionReplies } from './schema.ts';

const logged = { who: 'operator malee', origin: 'command line' };
const caller = { ...logged, role: 'operator' as Role };
const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');

/** Adds a redirect, and then fails where the input says so. */
const add = (kind: Action['kind'], isRefused = false) =>
  action({
    name: 'things add',
    summary: '',
    kind,
    role: 'editor',
    failure: 'Nothing was added',
    input: z.strictObject({
      from: z.string(),
      file: z.unknown().meta({ reads: 'json' }).optional(),
      pin: z.string().meta({ isSecret: true }).optional(),
    }),
    output: z.object({ from: z.string() }),
    run: async ({ db }, { from }) => {
      await db.insert(redirects).values({ from, to: '/' });
      if (isRefused) throw new CommandFailed(`${from} leads nowhere.`);
      return { from };
    },
    print: ({ from }) => `${from} is added`,
  });

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(redirects);
    await database.db.delete(actionReplies);
    await database.db.execute(sql`alter table action_log disable trigger user`);
    await database.db.delete(actionLog);
    await database.db.execute(sql`alter table action_log enable trigger user`);
  });

  const perform = async (one: Action, input: unknown, body: Readable = Readable.from([]), more = {}) => {
    const services: Partial<ActionServices> = { db: database.db, shutdown: createShutdown() };
    const replies = [];
    for await (const reply of performAction(one, services as ActionServices, {
      requireCaller: () => caller,
      input,
      body,
      ...more,
    }))
      replies.push(reply);
    return replies.at(-1);
  };
  const readLog = () => database.db.select().from(actionLog).orderBy(actionLog.id);
  const countRedirects = () => database.db.$count(redirects);

  test('a change writes one log entry: who, when, what, from where, and with which outcome', async () => {
    const before = Date.now();
    await perform(add('change'), { from: '/a' });
    const entries = await readLog();
    expect(entries).toMatchObject([
      { ...logged, action: 'things add', input: { from: '/a' }, outcome: 'done', message: '/a is added' },
    ]);
    expect(Math.abs((entries[0]?.at.getTime() ?? 0) - before)).toBeLessThan(60_000);
  });

  test('a change that is rejected midway is rolled back and leaves a log entry', async () => {
    await expect(perform(add('change', true), { from: '/a' })).rejects.toThrow('/a leads nowhere.');
    expect(await readLog()).toMatchObject([{ outcome: 'refused', message: '/a leads nowhere.' }]);
    expect(await countRedirects()).toBe(0);
  });

  test('a job writes an entry when it begins, and one with its outcome', async () => {
    const entries: (string | undefined)[][] = [];
    const note = async () => entries.push((await readLog()).map(({ outcome }) => outcome));
    const job = { ...add('job'), run: (_: unknown, input: object) => note().then(() => input) } as Action;
    await perform(job, { from: '/a' });
    await note();
    expect(entries).toEqual([['begun'], ['begun', 'done']]);
    await expect(perform(job, { from: true })).rejects.toThrow(/^--from cannot be used/);
    expect((await readLog()).at(-1)).toMatchObject({ outcome: 'refused' });
    expect(await readLog()).toHaveLength(3);
  });

  test('without its log entry a change is rolled back, and a job warns that it was not logged', async () => {
    await database.db.execute(sql`alter table action_log rename to lost`);
    await expect(perform(add('change'), { from: '/a' })).rejects.toThrow(/action_log/);
    expect(await countRedirects()).toBe(0);
    // a job commits as it goes, and its entry in the log says so
    expect(await perform(add('job'), { from: '/a' })).toMatchObject({
      warnings: ['It could not be written into the log.'],
    });
    await database.db.execute(sql`alter table lost rename to action_log`);
  });

  test('invalid input is rejected and logged; a query is not logged', async () => {
    await expect(perform(add('change'), { from: true, password: 'p' })).rejects.toThrow(/^--from cannot be used/);
    await expect(perform(add('change'), 'nonsense\0')).rejects.toThrow();
    expect(await readLog()).toMatchObject([
      { input: { from: true }, outcome: 'refused', message: expect.stringMatching(/^--from cannot be used/) },
      { input: {}, outcome: 'refused' },
    ]);
    await perform(add('query'), { from: '/b' });
    expect(await readLog()).toHaveLength(2);
  });

  test.each<[Action['kind'], RegExp]>([
    ['job', /^Nothing was added: the same was added meanwhile/],
    ['change', /^Nothing was changed: the same was added meanwhile/],
  ])('an unexpected error of a %s is logged as failed, and says what has not happened', async (kind, message) => {
    await perform(add(kind), { from: '/a' });
    await expect(perform(add(kind), { from: '/a' })).rejects.toThrow();
    const failed = (await readLog()).at(-1);
    expect(failed).toMatchObject({ outcome: 'failed', message: expect.stringMatching(message) });
  });

  test('the log masks secrets and stores the length and hash of long input', async () => {
    const long = 'ข่าว'.repeat(400);
    await perform(add('job'), {
      from: `/a\0 https://me:pass@host/?token=abc&page=2`.replace('\0', ''),
      pin: '1234',
      file: { apiKey: 'k', nested: [{ password: 'p', title: 'ชื่อ' }], url: 'https://x.test/?sig=s' },
    });
    await perform(add('job'), { from: long });
    const [small, large] = (await readLog()).filter(({ outcome }) => outcome === 'done');
    expect(small).toMatchObject({
      input: {
        from: '/a https://…@host/?token=…&page=2',
        pin: '…',
        file: { apiKey: '…', nested: [{ password: '…', title: 'ชื่อ' }], url: 'https://x.test/?sig=…' },
      },
      message: '/a https://…@host/?token=…&page=2 is added',
    });
    expect(large?.input).toEqual({ from: { bytes: 1200 * 4, sha256: sha256(long) } });
    expect(large?.message.length).toBeLessThan(2100);
  });

  test('a text that cannot be stored is refused wherever it stands, and logged without its character', async () => {
    const nested = { from: '/a', file: { nested: [{ title: 'ชื่อ\0' }] } };
    await expect(perform(add('job'), nested)).rejects.toThrow(
      'The file.nested.0.title cannot be used: it has a character that cannot be stored.',
    );
    await expect(perform(add('job'), { from: '\ud800' })).rejects.toThrow(/^--from cannot be used: /);
    const [first] = await readLog();
    expect(first?.input).toMatchObject({ file: { nested: [{ title: 'ชื่อ' }] } });
  });

  test('a stream is logged by its length and hash once it has been read', async () => {
    const upload = action({
      name: 'things upload',
      summary: '',
      kind: 'job',
      role: 'editor',
      failure: 'Not taken',
      input: z.strictObject({ file: z.string().meta({ reads: 'stream' }) }),
      output: z.object({ text: z.string() }),
      run: async (_, __, body) => ({ text: await text(body) }),
      print: (output) => output.text,
    });
    const bytes = Readable.from([Buffer.from('ab'), Buffer.from('c')], { objectMode: false });
    expect(await perform(upload, { file: 'x.txt' }, bytes)).toMatchObject({ output: { text: 'abc' } });
    const [begun, done] = await readLog();
    expect(begun).toMatchObject({ input: { file: 'x.txt' }, outcome: 'begun' });
    expect(begun?.input).not.toHaveProperty('stream');
    expect(done).toMatchObject({
      input: { file: 'x.txt', stream: { bytes: 3, sha256: sha256('abc') } },
      outcome: 'done',
    });
  });

  test('work after the commit runs once the change is stored, and its errors become warnings', async () => {
    const seen: number[] = [];
    const later = action({
      name: 'things later',
      summary: '',
      kind: 'change',
      role: 'editor',
      input: z.strictObject({}),
      output: z.strictObject({}),
      run: async ({ db, afterCommit }) => {
        await db.insert(redirects).values({ from: '/later', to: '/' });
        afterCommit(async () => void seen.push(await countRedirects()));
        afterCommit(() => Promise.reject(new CommandFailed('The file stays.')));
        afterCommit(() => Promise.reject(new Error('the chat is gone')));
        return {};
      },
      print: () => 'done',
    });
    expect(await perform(later, {})).toMatchObject({
      lines: ['done'],
      warnings: ['The file stays.', 'It is saved, but what follows has failed: the chat is gone.'],
    });
    expect(seen).toEqual([1]);
    expect(await readLog()).toMatchObject([{ outcome: 'done' }]);
  });

  test('the database rejects changes of log entries and deletions of recent ones', async () => {
    const entry = { ...logged, action: 'a', input: {}, outcome: 'done' as const, message: '' };
    await saveEntry(database.db, entry);
    await saveEntry(database.db, { ...entry, at: new Date(Date.now() - 40 * 86_400_000) });
    const refusal = { cause: expect.objectContaining({ message: 'the log of actions is append-only' }) };
    for (const statement of [
      sql`update action_log set who = 'nobody'`,
      sql`delete from action_log`,
      sql`truncate action_log`,
    ])
      await expect(database.db.execute(statement)).rejects.toMatchObject(refusal);
    await deleteOldEntries(database.db, 41);
    expect(await readLog()).toHaveLength(2);
    await deleteOldEntries(database.db, 39);
    expect(await readLog()).toHaveLength(1);
    // deleteOldEntries cannot delete recent ones either
    await expect(deleteOldEntries(database.db, 0)).rejects.toMatchObject(refusal);
  });

  test.each(['change', 'job'] as const)('a %s that is sent again with its idempotency key runs once', async (kind) => {
    const again = { idempotencyKey: `once-${kind}` };
    const first = await perform(add(kind), { from: '/a' }, undefined, again);
    expect(await perform(add(kind), { from: '/a' }, undefined, again)).toEqual(first);
    expect(await countRedirects()).toBe(1);
    expect((await readLog()).filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    await expect(perform(add(kind), { from: '/b' }, undefined, again)).rejects.toThrow('used for something else');
    // the same key of another caller is a different key
    const asMalee = () => ({ ...caller, who: 'malee@station.test' });
    await perform(add(kind), { from: '/b' }, undefined, { ...again, requireCaller: asMalee });
    expect(await countRedirects()).toBe(2);
  });

  test('of two simultaneous changes with one idempotency key one runs, and both get its reply', async () => {
    const again = { idempotencyKey: 'at once' };
    const [one, other] = await Promise.all([1, 2].map(() => perform(add('change'), { from: '/a' }, undefined, again)));
    expect(one).toEqual(other);
    expect(await countRedirects()).toBe(1);
  });

  test.each(['change', 'job'] as const)('a %s that failed can be sent again with its idempotency key', async (kind) => {
    const again = { idempotencyKey: `again-${kind}` };
    await expect(perform(add(kind, true), { from: '/a' }, undefined, again)).rejects.toThrow('leads nowhere');
    await database.db.delete(redirects);
    await perform(add(kind), { from: '/a' }, undefined, again);
    expect(await countRedirects()).toBe(1);
  });

  test('a job that is still running is not started again with its idempotency key', async () => {
    const again = { idempotencyKey: 'long' };
    await perform(add('job'), { from: '/a' }, undefined, again);
    await database.db.update(actionReplies).set({ reply: null });
    await expect(perform(add('job'), { from: '/a' }, undefined, again)).rejects.toThrow('still running');
  });

  test('idempotency keys are deleted after two days', async () => {
    await perform(add('change'), { from: '/a' }, undefined, { idempotencyKey: 'old' });
    await database.db.update(actionReplies).set({ at: sql`now() - interval '47 hours'` });
    await deleteOldReplies(database.db);
    expect(await database.db.$count(actionReplies)).toBeGreaterThan(0);
    await database.db.update(actionReplies).set({ at: sql`now() - interval '49 hours'` });
    await deleteOldReplies(database.db);
    expect(await database.db.$count(actionReplies)).toBe(0);
  });

  test.each(['query', 'change', 'job'] as const)('a %s needs its role or a higher one', async (kind) => {
    const as = (role: Role) =>
      perform(add(kind), { from: '/a' }, undefined, { requireCaller: () => ({ ...caller, role }) });
    await expect(as('reporter')).rejects.toThrow(NotAllowed);
    await expect(as('reporter')).rejects.toThrow('things add needs the role editor; yours is reporter.');
    expect(await countRedirects()).toBe(0);
    await as('editor');
    await database.db.delete(redirects);
    await as('chief');
    expect(await countRedirects()).toBe(1);
    const outcomes = (await readLog()).map(({ outcome }) => outcome);
    const done = kind === 'job' ? ['begun', 'done'] : ['done'];
    expect(outcomes).toEqual(kind === 'query' ? [] : ['refused', 'refused', ...done, ...done]);
  });

  test('only what a successful change did to rows is recorded, and it can be undone once', async () => {
    await database.db.insert(redirects).values({ from: '/before', to: '/' });
    await perform(add('job'), { from: '/job' });
    await perform(add('change'), { from: '/a' });
    await expect(perform(add('change', true), { from: '/refused' })).rejects.toThrow('leads nowhere');
    const done = (await readLog()).findLast(({ outcome }) => outcome === 'done');
    const recorded = await database.db.select().from(actionChanges);
    expect(recorded.filter(({ entryId }) => entryId === done?.id)).toMatchObject([
      { table: 'redirects', before: null, after: { from_path: '/a' } },
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/"\/(job|before|refused)"/);
    const changes = await listRecordedChanges(database.db, done?.id ?? 0);
    await undoChanges(database.db, changes, 0);
    expect((await database.db.select().from(redirects)).map(({ from }) => from).toSorted()).toEqual([
      '/before',
      '/job',
    ]);
    await expect(undoChanges(database.db, changes, 0)).rejects.toThrow('redirects /a has changed since');
  });
});
