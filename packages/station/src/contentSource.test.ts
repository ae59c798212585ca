import { expect, test } from 'vitest';
import { CHANNELS, findContentSource, STATION } from './index.ts';

test('[9.3-05] what has the second channel’s short name in its address is from there', () => {
  for (const url of ['https://rian.sala.example/program/x', '/live/rian', 'https://www.sala.example/rian/online'])
    expect(findContentSource(url)).toBe(CHANNELS[1]?.title);
});

test('[9.3-06] what has online in its address is from the online channel', () => {
  for (const url of ['https://online.sala.example/1', '/live/online', '/program/x?from=online'])
    expect(findContentSource(url)).toBe('Online');
});

test('[9.3-07] everything else is from the station itself', () => {
  for (const url of ['https://www.sala.example/program/x', '/live', ''])
    expect(findContentSource(url)).toBe(STATION.name);
});
