import { expect, test } from 'vitest';
import { findAirState } from './airTime.ts';

const at = (time: string) => Date.parse(`2026-11-${time}+07:00`);
const airing = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const NOON = at('22T12:00');

const MAIN = { kind: 'main', air: { from: 6 * 60, to: 26 * 60 } } as const;
const ONLINE = { kind: 'online', air: null } as const;
const SPECIAL = { kind: 'special', air: null } as const;

test.each([
  ['22T05:59', false, '22T06:00'],
  ['22T06:00', true, '23T02:00'],
  ['22T23:59', true, '23T02:00'],
  ['23T01:59', true, '23T02:00'],
  ['23T02:00', false, '23T06:00'],
])('[9.4-01] at %s the main channel is on the air, with or without airings: %j, until %s', (time, isOnAir, changes) => {
  for (const next of [undefined, airing('22T00:00', '24T00:00'), airing('24T00:00', '24T01:00')])
    expect(findAirState(MAIN, at(time), next)).toEqual({ isOnAir, changesAt: at(changes) });
});

test('[9.4-03] a channel without broadcasting hours is always on the air', () => {
  expect(findAirState(ONLINE, NOON, undefined)).toEqual({ isOnAir: true, changesAt: null });
});

test.each([
  ['nothing is planned', undefined, { isOnAir: false, changesAt: null }],
  ['the next airing is later', airing('22T13:00', '22T14:00'), { isOnAir: false, changesAt: at('22T13:00') }],
  ['an airing is on', airing('22T12:00', '22T14:00'), { isOnAir: true, changesAt: at('22T14:00') }],
])('[2.2-23] a special channel is on the air during an airing: %s', (_, next, state) => {
  expect(findAirState(SPECIAL, NOON, next)).toEqual(state);
});

test('[2.2-23] a special channel is off the air at the end of an airing', () => {
  expect(findAirState(SPECIAL, NOON, airing('22T10:00', '22T12:00')).isOnAir).toBe(false);
});
