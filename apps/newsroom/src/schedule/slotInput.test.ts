import { expect, test } from 'vitest';
import { extended, planned } from './slotInput.ts';

test('clocks, minutes and days may be typed in Thai digits', () => {
  const typed = { channel: 'tv', program: 'news', at: '๑๘.๓๐ น.', minutes: '๙๐', on: '๒๐๒๖-๑๑-๒๓' };
  const arabic = { channel: 'tv', program: 'news', at: '18:30', minutes: 90, on: '2026-11-23' };
  expect(planned.parse(typed)).toEqual(planned.parse(arabic));
  expect(extended.parse({ channel: 'tv', by: '๒๐' }).by).toBe(20);
  expect(extended.safeParse({ channel: 'tv', by: 'สิบ' }).error?.issues[0]?.message).toBe('it is no number of minutes');
});
