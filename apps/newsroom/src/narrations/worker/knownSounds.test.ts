import { listVoices } from '@sala/station';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/index.ts';
import { openTestDatabase } from '../../database/testDatabases.ts';
import { narrations } from '../schema.ts';
import { createAzure } from '../tts/azure.ts';
import { createCloudTts } from '../tts/cloudTts.ts';
import { openCloud, type TestCloud } from '../tts/testCloud.ts';
import { silentMp3 } from '../tts/testMp3.ts';
import { requeueArticle } from './saveNarration.ts';
import { openTestNarration, type TestNarration } from './testNarration.ts';

const BODY = ['«2»', '«3»', '«4»'];
const EDITED = ['«2»', '«5»', '«4»'];
const toBody = (paragraphs: string[]) => paragraphs.map((text) => `<p>${text} ${'ข่าว'.repeat(12)}</p>`).join('');

let database: OpenDatabase;
let cloud: TestCloud;
let studio: TestNarration;
beforeAll(async () => {
  database = await openTestDatabase();
  cloud = await openCloud();
});
afterAll(async () => {
  await cloud.close();
  await database.close();
});
beforeEach(async () => {
  studio = await openTestNarration(database);
  studio.voice = createCloudTts(
    createAzure({ service: 'azure', url: cloud.url, key: 'k', voices: listVoices('azure') }),
  );
  await studio.write(1, 1, toBody(BODY));
  await studio.read();
  cloud.requests.length = 0;
});
/** How often the voices synthesized lines with these words. */
const countRequests = (words: string) => cloud.requests.filter(({ body }) => body.includes(words)).length;
const edit = async () => {
  await studio.change(1, { body: toBody(EDITED) });
  await studio.read();
};

test('after an edit only the changed sentence is synthesized again, in each voice', async () => {
  await edit();
  expect(cloud.requests).toHaveLength(3);
  expect(countRequests('«5»')).toBe(3);
  const readings = await studio.readings();
  expect(readings).toHaveLength(3);
  for (const { sound, lines, duration } of readings) {
    expect(studio.store.sounds.get(sound)).toEqual(silentMp3(1 + 2 + 5 + 4));
    expect(lines.map(({ bytes }) => (bytes ?? 0) / 144)).toEqual([1, 2, 5, 4]);
    expect(lines.at(-1)?.end).toBe(duration);
  }
});

test('the sounds of an edited article are reused after the next edit', async () => {
  await edit();
  await studio.change(1, { body: toBody(BODY) });
  await studio.read();
  expect(cloud.requests).toHaveLength(6);
  expect(countRequests('«3»')).toBe(3);
});

test('requeueArticle has the whole article synthesized again', async () => {
  await requeueArticle(studio.db, 1);
  await studio.read();
  expect(cloud.requests).toHaveLength(3 * 4);
});

test('the whole article is synthesized again when its sound is missing in the store', async () => {
  studio.store.sounds.clear();
  await edit();
  expect(cloud.requests).toHaveLength(3 * 4);
});

test('the whole article is synthesized again when its lines have no fingerprints', async () => {
  await studio.db.update(narrations).set({ lines: [{ text: 'ข่าว 1', start: 0, end: 1 }] });
  await edit();
  expect(cloud.requests).toHaveLength(3 * 4);
});
