import { expect, test } from 'vitest';
import { checkDepth } from './checkDepth.ts';

const lists = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

test.each([100, 1])('an input of %i levels is accepted', (depth) => {
  expect(() => checkDepth(lists(depth))).not.toThrow();
});

test.each([101, 100_000])('an input of %i levels is refused in one sentence', (depth) => {
  expect(() => checkDepth({ file: lists(depth) })).toThrow(
    'The input cannot be used: it is nested more than 100 levels deep.',
  );
});
