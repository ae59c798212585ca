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

test('[2.18-03 8-07] the error code that the data of a page carry is the page’s status', () => {
  const codeFor = (errorCode: unknown, status: number) =>
    toMissingResponse({ status, data: { errorCode } }).init?.status;
  expect([400, 403, 404, 451, 500].map((code) => codeFor(code, code))).toEqual([400, 403, 404, 451, 500]);
  // no status of an error
  expect([200, 'x', null].map((code) => codeFor(code, 404))).toEqual([404, 404, 404]);
});
