import { expect, test } from 'vitest';
import { toErrorStatus } from './errorStatus.ts';

test('[2.18-02 8-06] the error status comes from the response', () => {
  expect(toErrorStatus({ response: { status: 503 } })).toBe(503);
  expect(toErrorStatus({ response: { status: 503 }, error: { status: 500 } })).toBe(503);
});

test('[2.18-02 8-06] the error status comes from the error without a response status', () => {
  expect(toErrorStatus({ error: { status: 500 } })).toBe(500);
  expect(toErrorStatus({ response: {}, error: Object.assign(new Error('x'), { status: 502 }) })).toBe(502);
  expect(toErrorStatus({ response: { status: '503' }, error: { status: 500 } })).toBe(500);
});

test.each([undefined, null, 'x', 7, {}, new Error('x'), { status: '500' }])(
  '[2.18-02 8-06] the error status is 404 otherwise: %j',
  (error) => {
    expect(toErrorStatus({ error })).toBe(404);
  },
);
