import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describeIssue.ts';

test.each<[z.ZodType, unknown, string]>([
  [z.coerce.number(), 'abc', 'it is no number'],
  [z.coerce.number().int(), '1.5', 'it is no whole number'],
  [z.coerce.number().min(1), '0', 'it is less than 1'],
  [z.number().positive(), 0, 'it is not more than 0'],
  [z.number().max(5), 6, 'it is more than 5'],
  [z.string(), undefined, 'it is missing'],
  [z.string(), 7, 'it is no text'],
  [z.string().min(1), '', 'it is empty'],
  [z.string().min(32), 'short', 'it is shorter than 32 characters'],
  [z.string().max(3), 'long', 'it is longer than 3 characters'],
  [z.array(z.string()), {}, 'it is no list'],
  [z.array(z.string()).max(1), ['a', 'b'], 'there are more than 1'],
  [z.enum(['on', 'off']), 'yes', 'it is none of on, off'],
  [z.strictObject({}), { sumary: '' }, 'there is no field sumary'],
  [z.url(), 'foo', 'it is no address such as https://station.example'],
  [z.string().regex(/^a$/), 'b', 'it is not written as it must be'],
  [z.union([z.string(), z.int()]), null, 'it has none of the forms that it may have'],
  [z.string('it is no title'), 7, 'it is no title'],
])('%#: describeIssue describes the input %j as “%s”', (schema, value, message) => {
  expect(schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message).toBe(message);
});
