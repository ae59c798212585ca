import { expect, test } from 'vitest';
import { z } from 'zod';
import { strapiList } from './strapi.ts';

const any = strapiList(z.unknown());

test('strapiList returns the same for the formats of Strapi 4 and 5, at any depth', () => {
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
  expect(any.parse(four)).toEqual(five.data);
  expect(any.parse(five)).toEqual(five.data);
});

test('strapiList turns an empty relation into null and keeps a field named data', () => {
  expect(any.parse({ data: [{ logo: { data: null }, chart: { data: [1], unit: 'x' } }] })).toEqual([
    { logo: null, chart: { data: [1], unit: 'x' } },
  ]);
});

test('strapiList cuts endless nesting', () => {
  let nested: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth++) nested = { more: nested };
  expect(JSON.stringify(any.parse({ data: nested })).length).toBeLessThan(500);
});

const list = strapiList(z.object({ id: z.number() }));

test('[7.1-09] strapiList returns the entries of data, and a single type as a list of one', () => {
  expect(list.parse({ data: [{ id: 1 }, { id: 2 }] })).toEqual([{ id: 1 }, { id: 2 }]);
  expect(list.parse({ data: { id: 1 } })).toEqual([{ id: 1 }]);
  expect(list.parse({ data: { id: 5, attributes: {} } })).toEqual([{ id: 5 }]);
});

test('strapiList omits an invalid entry', () => {
  expect(list.parse({ data: [null, { id: 'x' }, { id: 2 }, 'y'] })).toEqual([{ id: 2 }]);
});

test.each([null, [], {}, { data: null }, { data: 'x' }, 'x', { items: [] }])('strapiList rejects %j', (answer) => {
  expect(list.safeParse(answer).success).toBe(false);
});
