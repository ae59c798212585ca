import { expect, test } from 'vitest';
import { CHANNELS, findContentSource, STATION } from './index.ts';

test('[9.3-05] an address with the second channel’s short name has that channel as its source', () => {
  for (const url of ['https://rian.sala.example/program/x', '/live/rian', 'https://www.sala.example/rian/online'])
    expect(findContentSource(url)).toBe(CHANNELS[1]?.title);
});

test('[9.3-06] an address with online has the online channel as its source', () => {
  for (const url of ['https://online.sala.example/1', '/live/online', '/program/x?from=online'])
    expect(findContentSource(url)).toBe('Online');
});

test('[9.3-07] any other address has the station as its source', () => {
  for (const url of ['https://www.sala.example/program/x', '/live', ''])
    expect(findContentSource(url)).toBe(STATION.name);
});
