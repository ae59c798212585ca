import { navigationCollections } from '@sala/contracts';
import { NAVIGATION } from '@sala/station';
import { describe, expect, test } from 'vitest';
import { toChannelViews } from './channels.ts';

const entry = (more: object) => ({ id: 1, title: 'ช่องสอง', url: '/live/rian', ...more });
const parsed = (data: unknown) => navigationCollections['live-channels'].parse({ data });
const windowOf = (more: object) => toChannelViews(parsed([entry(more)])).find(({ key }) => key === 'rian')?.air;

const builtIn = toChannelViews(parsed(NAVIGATION['live-channels']));
const airOf = (channel: string) => builtIn.find(({ key }) => key === channel)?.air;

describe('the built-in hours of the channels', () => {
  test('[9.4-01] the main channel broadcasts from 06:00 to 02:00', () => {
    expect(airOf('tv')).toEqual({ from: 6 * 60, to: 26 * 60 });
  });

  test('[9.4-02] the second channel broadcasts from 06:00 to midnight', () => {
    expect(airOf('rian')).toEqual({ from: 6 * 60, to: 24 * 60 });
  });

  test('[9.4-03] the online channel has no hours', () => {
    expect(NAVIGATION['live-channels'][2]).toMatchObject({ startAirTime: null, endAirTime: null });
    expect(airOf('online')).toBe(null);
  });

  test('[9.4-04] all start on their day and end on the next by default', () => {
    for (const channel of NAVIGATION['live-channels'])
      expect(channel).toMatchObject({ startAirTimeOffsetInMinute: 0, endAirTimeOffsetInMinute: 1440 });
    // the service gives no offset
    expect(windowOf({ startAirTime: '06:00:00.000', endAirTime: '02:00:00.000' })).toEqual({ from: 360, to: 1560 });
  });
});

test('[3.1-12 3.1-13] hours from the content service are used, shifted by their offsets', () => {
  const day = { startAirTime: '05:30:00.000', endAirTime: '23:00:00.000' };
  expect(windowOf({ ...day, startAirTimeOffsetInMinute: -30, endAirTimeOffsetInMinute: 0 })).toEqual({
    from: 300,
    to: 1380,
  });
});

test.each([
  {},
  { startAirTime: null, endAirTime: null },
  { startAirTime: '06:00:00.000' },
  { startAirTime: 'เช้า', endAirTime: '02:00:00.000' },
  { startAirTime: '06:00:00.000', endAirTime: '06:00:00.000' },
  { startAirTime: '06:00:00.000', endAirTime: '05:00:00.000', endAirTimeOffsetInMinute: 0 },
])('a channel without valid hours is always on the air: %j', (more) => {
  expect(windowOf(more)).toBe(null);
});

test('[1-14] the channels have their titles and addresses', () => {
  expect(builtIn.map(({ title, href }) => [title, href])).toEqual([
    ['ศาลาทีวี', '/live'],
    ['ศาลาเรียน', '/live/rian'],
    ['ศาลาออนไลน์', '/live/online'],
    ['ถ่ายทอดสดพิเศษ', '/live/special'],
  ]);
});
