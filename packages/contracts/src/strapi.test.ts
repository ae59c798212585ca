import { expect, test } from 'vitest';
import { z } from 'zod';
import { strapiList, unwrapStrapi } from './strapi.ts';

test('version 4 and 5 of an entry become the same, whatever the depth', () => {
  const five = {
    data: [{ id: 1, title: 'ก', logo: { id: 7, url: '/a.svg' }, options: [{ id: 2, org: [{ id: 3, title: 'ข' }] }] }],
    meta: { pagination: { total: 1 } },
  };
  const four = {
    data: [
      {
        id: 1,
        attributes: {
          title: 'ก',
          logo: { data: { id: 7, attributes: { url: '/a.svg' } } },
          options: [{ id: 2, org: { data: [{ id: 3, attributes: { title: 'ข' } }] } }],
        },
      },
    ],
    meta: { pagination: { total: 1 } },
  };
  expect(unwrapStrapi(four)).toEqual(unwrapStrapi(five));
  expect(unwrapStrapi(five)).toEqual(five.data);
});

test('a relation to nothing is null, and a field that is called data stays one', () => {
  expect(unwrapStrapi({ logo: { data: null }, chart: { data: [1], unit: 'x' } })).toEqual({
    logo: null,
    chart: { data: [1], unit: 'x' },
  });
});

test('what nests without end ends', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth++) nested = { more: nested };
  expect(JSON.stringify(unwrapStrapi(nested)).length).toBeLessThan(500);
});

const list = strapiList(z.object({ id: z.number() }));

test('[7.1-09] the entries are those of data; a single type is a list of one', () => {
  expect(list.parse({ data: [{ id: 1 }, { id: 2 }] })).toEqual([{ id: 1 }, { id: 2 }]);
  expect(list.parse({ data: { id: 1 } })).toEqual([{ id: 1 }]);
  expect(list.parse({ data: { id: 5, attributes: {} } })).toEqual([{ id: 5 }]);
});

test('an entry that cannot be read is left out', () => {
  expect(list.parse({ data: [null, { id: 'x' }, { id: 2 }, 'y'] })).toEqual([{ id: 2 }]);
});

test.each([null, [], {}, { data: null }, { data: 'x' }, 'x', { items: [] }])('%j is no answer', (answer) => {
  expect(list.safeParse(answer).success).toBe(false);
});
