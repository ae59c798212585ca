import { expect, test } from 'vitest';
import { appendItems, createArea, toFulfilled, toPending, toReaderArea, toRejected } from './area.ts';

const FAILURE = { status: 500, data: { detail: 'x' } };

test('[3.2-02] a resource has a response, pending and an error', () => {
  expect(createArea()).toEqual({ response: null, pending: false, error: null });
});

test('[4.1-01] a fulfilled area has the response and no error', () => {
  const pending = toPending(toRejected(createArea<string>(), FAILURE));
  expect(pending.pending).toBe(true);
  expect(toFulfilled('ข่าว')).toEqual({ response: 'ข่าว', pending: false, error: null });
});

test('[4.1-01] a rejected area has the error and its previous response', () => {
  expect(toRejected(toPending(createArea()), FAILURE)).toEqual({ response: null, pending: false, error: FAILURE });
  expect(toRejected(toPending(toFulfilled('ข่าว')), FAILURE)).toEqual({
    response: 'ข่าว',
    pending: false,
    error: FAILURE,
  });
});

test('an area that is requested again keeps its response', () => {
  expect(toPending(toFulfilled('ข่าว'))).toEqual({ response: 'ข่าว', pending: true, error: null });
});

test('a transition returns a new area and does not change the old one', () => {
  const area = Object.freeze(createArea<string>());
  expect(toPending(area)).not.toBe(area);
  expect(toRejected(area, FAILURE)).not.toBe(area);
});

test.each([
  [undefined, { status: 404, data: {} }],
  [null, { status: 404, data: {} }],
  ['x', { status: 404, data: {} }],
  [new Error('x'), { status: 404, data: {} }],
  [{ status: 500 }, { status: 500, data: {} }],
  [
    { status: '500', data: null },
    { status: 404, data: {} },
  ],
  [
    { status: 503, data: { a: 1 }, more: 2 },
    { status: 503, data: { a: 1 } },
  ],
  [{ data: 'x' }, { status: 404, data: 'x' }],
])('[8-01] the failure %j becomes %j', (cause, error) => {
  expect(toRejected(createArea(), cause).error).toEqual(error);
});

test('toReaderArea removes the data of an error and keeps its status', () => {
  const failed = toRejected<number>(toFulfilled(2), { status: 503, data: { message: 'at /srv/app.js:1' } });
  expect(toReaderArea(failed, (response) => `${response}`)).toEqual({
    response: '2',
    pending: false,
    error: { status: 503, data: {} },
  });
  expect(toReaderArea(createArea<number>(), String)).toEqual({ response: null, pending: false, error: null });
});

const list = (page: number, ...ids: string[]) => ({ page, items: ids.map((id) => ({ id })) });

test('[4.1-02] appendItems appends the items of the next page', () => {
  expect(appendItems(list(1, 'a', 'b'), list(2, 'c', 'd'))).toEqual(list(2, 'a', 'b', 'c', 'd'));
});

test('appendItems omits items that are already in the list', () => {
  expect(appendItems(list(1, 'a', 'b'), list(2, 'b', 'c'))).toEqual(list(2, 'a', 'b', 'c'));
  expect(appendItems(list(1, 'a'), list(2))).toEqual(list(2, 'a'));
});
