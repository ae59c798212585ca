import { expect, test } from 'vitest';
import { compareEntries } from './compareEntries.ts';
import type { PageEntry } from './pageSituation.ts';

const entries = (ids: string): PageEntry[] => [...ids].map((id) => ({ id, title: id, editedAt: null }) as PageEntry);
const names = (items: PageEntry[]) => items.map(({ id }) => id).join('');
const compare = (shown: string, items: string, hasMore = true) => {
  const { newer, known } = compareEntries(entries(shown), { items: entries(items), hasMore });
  return [names(newer), names(known)];
};

test.each([
  ['nothing is new', 'dcba', 'dcb', ['', 'dcba']],
  ['newer entries wait', 'cba', 'edc', ['ed', 'cba']],
  ['a removed entry goes', 'dcba', 'dba', ['', 'dba']],
  ['the newest is removed', 'dcba', 'cba', ['', 'cba']],
  ['the removed was the oldest of the answer', 'dcba', 'edb', ['e', 'dba']],
  ['entries behind those that are shown stay away', 'dc', 'edcba', ['e', 'dc']],
  ['the oldest that is shown is removed', 'dcb', 'dca', ['', 'dc']],
  ['what an undo brings back is shown', 'da', 'dcba', ['', 'dcba']],
  ['nothing was shown', '', 'ba', ['ba', '']],
  ['only unknown entries come', 'ba', 'dc', ['dc', 'ba']],
])('%s: shown %s, newest %s', (_, shown, items, expected) => {
  expect(compare(shown, items)).toEqual(expected);
});

test('an answer that is complete tells of all that was removed', () => {
  expect(compare('dcba', 'dc', false)).toEqual(['', 'dc']);
  expect(compare('ba', '', false)).toEqual(['', '']);
});

test('an edited entry is replaced, and an unchanged timeline is the same one', () => {
  const shown = entries('ba');
  const answer = (items: PageEntry[]) => ({ items, hasMore: false });
  expect(compareEntries(shown, answer(entries('ba'))).known).toBe(shown);
  const edited = { ...entries('a')[0], title: 'A', editedAt: 1 } as PageEntry;
  const { known } = compareEntries(shown, answer([...entries('b'), edited]));
  expect(known[0]).toBe(shown[0]);
  expect(known[1]).toBe(edited);
});
