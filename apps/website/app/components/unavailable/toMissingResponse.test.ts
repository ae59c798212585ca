import { expect, test } from 'vitest';
import { toMissingResponse } from './toMissingResponse.ts';

const statusFor = (status: number) => toMissingResponse({ status, data: {} }).init?.status;

test('what a service does not have is missing, and what it has withdrawn is gone', () => {
  expect(toMissingResponse(null).init?.status).toBe(404);
  expect([400, 404, 410].map(statusFor)).toEqual([404, 404, 410]);
});

test('a service that refuses the site’s own requests fails the page, so that an earlier page stands in', () => {
  expect([401, 403, 429].map(statusFor)).toEqual([503, 503, 503]);
  expect([500, 502, 503, 504].map(statusFor)).toEqual([500, 502, 503, 504]);
});
