import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApis } from '../apis.ts';
import { articles } from '../articles/schema.ts';
import type { OpenDatabase } from '../database/index.ts';
import { openTestDatabase } from '../database/testDatabases.ts';
import type { Json } from '../testNewsroom.ts';
import { loadDemo } from './index.ts';

// What the newsroom sends and a contract does not know, the website cannot show: it was added in one place only.

/** Rich answers of the demo, by the path of their endpoint. */
const ANSWERS: Record<string, string[]> = {
  '/content': ['/content?id=600109', '/content?id=600101'],
  '/section': ['/section?section=region'],
  '/hot-news': ['/hot-news'],
  '/category-portal': ['/category-portal'],
  '/gallery': ['/gallery'],
  '/gallery-detail': ['/gallery-detail?id=604001'],
  '/infographic': ['/infographic'],
  '/infographic-detail': ['/infographic-detail?id=605001'],
  '/list': ['/list?name=clips'],
  '/topic-list': ['/topic-list'],
  '/topic': ['/topic?id=flood'],
  '/topic-entries': ['/topic-entries?id=flood'],
  '/search/news': [`/search/news?q=${encodeURIComponent('ข่าว')}`],
  '/widgets': ['/widgets'],
  '/pages/{pageName}/content': ['/pages/path:home/content', '/pages/path:news/content'],
  '/playlists': ['/playlists'],
  '/summaries': ['/summaries'],
  '/videos': ['/videos'],
  '/programs': ['/programs'],
  '/programs/{id}': ['/programs/talat-ni'],
  '/episodes': ['/episodes'],
  '/collections': ['/collections'],
  '/schedules/today': ['/schedules/today?channel=tv'],
};
/** Fields of the programme API that only other readers of it use. */
const FOR_OTHERS = /\.(?:is_)?\w+play(?:_exclusive)?$|\.show_video\.\w+$/;

let database: OpenDatabase;
let apis: ReturnType<typeof createApis>;
let description: Json;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, new Date());
  const rare = { seoTitle: 'ก', seoDescription: 'ข', isBreaking: true };
  await database.db
    .update(articles)
    .set(rare)
    .where(inArray(articles.id, [600109, 604001]));
  apis = createApis(database.db, { address: 'http://newsroom.test' });
  description = await (await apis.request('/openapi.json')).json();
});
afterAll(() => database.close());

test.each(Object.entries(ANSWERS))('%s sends no field that its contract does not know', async (path, addresses) => {
  const { schema } = description.paths[path].get.responses[200].content['application/json'];
  for (const address of addresses) {
    const answer = await apis.request(address);
    expect(answer.status, address).toBe(200);
    const unknown = [...new Set(listUnknown(await answer.json(), schema, description))];
    expect(unknown.filter((field) => !FOR_OTHERS.test(field))).toEqual([]);
  }
});

/** The paths of the fields of a value that its JSON schema does not name. */
function listUnknown(value: Json, described: Json, description: Json, path = ''): string[] {
  const schema = described?.$ref
    ? described.$ref
        .split('/')
        .slice(1)
        .reduce((inside: Json, name: string) => inside[name], description)
    : described;
  const follow = (inside: Json, next: Json, at: string) => listUnknown(inside, next, description, at);
  if (schema?.anyOf) {
    const kind = Array.isArray(value) ? 'array' : 'object';
    const fitting = schema.anyOf.filter((one: Json) => one.type === undefined || one.type === kind);
    const found = fitting.map((one: Json) => follow(value, one, path));
    return found.toSorted((one: string[], other: string[]) => one.length - other.length)[0] ?? [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => follow(item, schema?.items, `${path}[]`));
  if (value === null || typeof value !== 'object' || !schema?.properties) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const next = schema.properties[name];
    return next === undefined ? [`${path}.${name}`] : follow(inside, next, `${path}.${name}`);
  });
}
