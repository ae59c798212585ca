import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describeIssue.ts';

test.each<[z.ZodType, unknown, string]>([
  [z.coerce.number(), 'abc', 'no number'],
  [z.coerce.number().int(), '1.5', 'no whole number'],
  [z.coerce.number().min(1), '0', 'less than 1'],
  [z.number().positive(), 0, 'not more than 0'],
  [z.number().max(5), 6, 'more than 5'],
  [z.string(), undefined, 'it is missing'],
  [z.string(), 7, 'no text'],
  [z.string().min(1), '', 'it is empty'],
  [z.string().min(32), 'short', 'shorter than 32 characters'],
  [z.string().max(3), 'long', 'longer than 3 characters'],
  [z.array(z.string()), {}, 'no list'],
  [z.enum(['on', 'off']), 'yes', 'none of on, off'],
  [z.strictObject({}), { sumary: '' }, 'there is no field sumary'],
  [z.url(), 'foo', 'no address such as https://station.example'],
  [z.string().regex(/^a$/), 'b', 'not written as it must be'],
  [z.union([z.string(), z.int()]), null, 'nothing that it may be'],
  [z.string('is no title'), 7, 'is no title'],
])('%#: describeIssue describes the input %j as “%s”', (schema, value, message) => {
  expect(schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message).toBe(message);
});
