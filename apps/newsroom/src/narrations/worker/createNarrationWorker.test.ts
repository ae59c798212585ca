import { setTimeout as pause } from 'node:timers/promises';
import { AUDIO } from '@sala/station';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../database/index.ts';
import { openTestDatabase } from '../../database/testDatabases.ts';
import type { NarrationWorker } from '../narrationService.ts';
import { SynthesisError } from '../tts/ttsProvider.ts';
import { createNarrationWorker } from './createNarrationWorker.ts';
import { openTestNarration, type TestNarration } from './testNarration.ts';

let database: OpenDatabase;
let studio: TestNarration;
let narrationWorker: NarrationWorker;
let reports: unknown[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  studio = await openTestNarration(database);
  reports = [];
  narrationWorker = open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await narrationWorker.close();
});

const open = () =>
  createNarrationWorker({ ...studio, mostBytes: 1e9, aheadHours: 48, report: (reason) => reports.push(reason) });
const titles = () => studio.spokenTexts.map((text) => text.split(' | ')[0]);
const waitForTitles = (...expected: string[]) => vi.waitFor(() => expect(titles()).toEqual(expected), 10_000);

test('the worker makes the intro, then the narrations of an article, and stops when it is closed', async () => {
  await studio.write(1, 1);
  expect(narrationWorker).toMatchObject({
    canSynthesize: true,
    isRunning: false,
    intro: undefined,
    current: undefined,
  });
  narrationWorker.start();
  narrationWorker.start();
  await waitForTitles(`12: ${AUDIO.intro}`, '12: ข่าว 1', '1: ข่าว 1', '11: ข่าว 1');
  expect(studio.store.sounds.has(narrationWorker.intro ?? '')).toBe(true);
  await narrationWorker.close();
  await studio.write(2, 1);
  expect(await narrationWorker.request(2)).toBe('waiting');
  expect(studio.spokenTexts).toHaveLength(4);
  expect(reports).toEqual([]);
});

test('a worker without a voice reads no line aloud', async () => {
  const silent = createNarrationWorker({
    ...studio,
    voice: undefined,
    mostBytes: 1e9,
    aheadHours: 48,
    report: () => {},
  });
  await expect(silent.synthesize('ข่าว', 1)).rejects.toThrow('speech is off');
});

test('an idle worker makes the narration that a listener requests', async () => {
  narrationWorker.start();
  await waitForTitles(`12: ${AUDIO.intro}`);
  await studio.write(1, 100);
  expect(await narrationWorker.request(1)).toBe('waiting');
  await vi.waitFor(async () => expect(await narrationWorker.request(1)).toBe('ready'), 10_000);
});

test('two workers on one database synthesize each article once per speaker', async () => {
  for (const id of [1, 2, 3, 4]) await studio.write(id, id);
  const narration = new Set<string>();
  // both workers are synthesizing at the same time
  studio.before = async () => {
    for (const { current } of [narrationWorker, second])
      if (current) narration.add(`${current.articleId} ${current.speaker}`);
    await pause(5);
  };
  const second = open();
  narrationWorker.start();
  second.start();
  await vi.waitFor(async () => expect(await studio.readings()).toHaveLength(12), 10_000);
  await second.close();
  const articles = titles().filter((title) => title?.includes('ข่าว '));
  expect(articles).toHaveLength(12);
  expect(narration.size).toBe(12);
  expect(reports).toEqual([]);
});

test('a request for an article in progress does not delay another article’s first speaker', async () => {
  await studio.write(1, 1);
  await studio.write(2, 2);
  studio.before = async () => {
    if (narrationWorker.current?.articleId === 1) await narrationWorker.request(1);
  };
  await narrationWorker.request(2);
  await narrationWorker.request(1);
  narrationWorker.start();
  await vi.waitFor(() => expect(titles().slice(1, 3)).toEqual(['12: ข่าว 1', '12: ข่าว 2']), 10_000);
});

test('a failed intro does not stop narrations and is tried again a minute later', async () => {
  const since = performance.now.bind(performance);
  let minutes = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => since() + minutes * 60_000);
  await studio.write(1, 1);
  studio.before = () => {
    if (narrationWorker.current === undefined && minutes === 0) throw new SynthesisError('failed', 'hoarse');
  };
  narrationWorker.start();
  await vi.waitFor(async () => expect(await studio.readings()).toHaveLength(3), 10_000);
  expect(narrationWorker.intro).toBeUndefined();
  minutes = 1;
  await studio.write(2, 1);
  await narrationWorker.request(2);
  await vi.waitFor(() => expect(studio.store.sounds.has(narrationWorker.intro ?? '')).toBe(true), 10_000);
});

test('a worker that starts without the sounds of its database reads recent news again, older news on request', async () => {
  await studio.write(1, 1);
  await studio.write(2, 100);
  studio.queues.requested.add(2);
  await studio.read();
  studio.store.sounds.clear();
  studio.spokenTexts.length = 0;
  narrationWorker.start();
  await waitForTitles(`12: ${AUDIO.intro}`, '12: ข่าว 1', '1: ข่าว 1', '11: ข่าว 1');
  expect((await studio.voicePaths())[2]).toBe('');
  expect(await narrationWorker.request(2)).toBe('waiting');
  await vi.waitFor(async () => expect(await studio.readings()).toHaveLength(6), 10_000);
  for (const { sound } of await studio.readings()) expect(studio.store.sounds.has(sound)).toBe(true);
  expect(reports).toEqual([expect.stringContaining('did not have the sound of 6 narrations')]);
});

test('a rejected article is tried again after a restart', async () => {
  await studio.write(1, 1);
  studio.before = () => {
    throw new SynthesisError('refused', 'no such voice');
  };
  await studio.read();
  expect(await narrationWorker.request(1)).toBe('failed');
  studio.before = () => {};
  narrationWorker.start();
  await vi.waitFor(async () => expect(await narrationWorker.request(1)).toBe('ready'), 10_000);
});

test('request returns the state of an article: waiting, ready or failed', async () => {
  await studio.write(1, 1);
  await studio.write(2, -1);
  await studio.write(3, 1, '<p>อ่านไม่ออก</p>');
  expect(await narrationWorker.request(1)).toBe('waiting');
  expect(await narrationWorker.request(2)).toBe('failed');
  expect(await narrationWorker.request(99)).toBe('failed');
  await studio.read();
  expect(await narrationWorker.request(1)).toBe('ready');
  expect(await narrationWorker.request(3)).toBe('failed');
});

test('requests are limited to sixty old articles an hour, and new articles have no limit', async () => {
  for (let id = 1; id <= 61; id++) await studio.write(id, 100);
  const states = [];
  for (let id = 1; id <= 61; id++) states.push(await narrationWorker.request(id));
  expect(states).toEqual([...Array(60).fill('waiting'), 'failed']);
  expect(await narrationWorker.request(1)).toBe('waiting');
  await studio.write(62, 1);
  expect(await narrationWorker.request(62)).toBe('waiting');
});

test('without a voice the worker makes no narration and returns the existing ones', async () => {
  await studio.write(1, 1);
  await studio.read();
  await studio.write(2, 1);
  narrationWorker = createNarrationWorker({
    ...studio,
    voice: undefined,
    mostBytes: 1e9,
    aheadHours: 48,
    report: () => {},
  });
  narrationWorker.start();
  expect(narrationWorker).toMatchObject({ canSynthesize: false, isRunning: false });
  expect(await narrationWorker.request(1)).toBe('ready');
  expect(await narrationWorker.request(2)).toBe('failed');
});

test('a voice that is not installed stops the worker with one report', async () => {
  await studio.write(1, 1);
  studio.before = () => {
    throw new SynthesisError('missing', 'there is no voice');
  };
  narrationWorker.start();
  await vi.waitFor(() => expect(narrationWorker.canSynthesize).toBe(false), 10_000);
  await narrationWorker.close();
  expect(reports).toEqual(['No news is read aloud: there is no voice.']);
  expect(await narrationWorker.request(1)).toBe('failed');
});

test('the worker goes on after a failure and reports it once for each speaker', async () => {
  await studio.write(1, 1, '<p>เสียงแหบ</p>');
  await studio.write(2, 2);
  narrationWorker.start();
  await vi.waitFor(async () => expect(await studio.readings()).toHaveLength(3), 20_000);
  expect(reports).toMatchObject([{ message: 'hoarse' }, { message: 'hoarse' }, { message: 'hoarse' }]);
});

test('closing the worker aborts a synthesis without a report', async () => {
  await studio.write(1, 1);
  const never = new AbortController();
  let isReading = false;
  narrationWorker = createNarrationWorker({
    ...studio,
    mostBytes: 1e9,
    aheadHours: 48,
    report: (reason) => reports.push(reason),
    voice: {
      synthesize: (_, __, signal) => {
        isReading = true;
        return new Promise((___, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason));
        });
      },
      close: async () => never.abort(),
    },
  });
  narrationWorker.start();
  await vi.waitFor(() => expect(isReading).toBe(true));
  await narrationWorker.close();
  expect(reports).toEqual([]);
});
