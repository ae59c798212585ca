import { CHANNELS, type Channel } from '@sala/station';
import { describe, expect, test } from 'vitest';
import { type Slot, toAirings } from '../schedule/index.ts';
import { toEffectiveSeconds } from '../schedule/toEffectiveSeconds.ts';
import { createPlayout, type PlaylistInput } from './createPlayout.ts';
import { type ChannelAiring, createRotation, type Schedule } from './schedule.ts';
import { bangkok, type ReadSegment, readPlaylist, testFilms } from './testPlaylist.ts';

/** From here on the discontinuities of a channel that is always on are counted. */
const MONDAY = bangkok('2026-11-16T04:00');
const FILMS = testFilms({ market: 40, river: 40, field: 40, weaving: 20 });
const [tv, rian, online] = CHANNELS;
const turns = createRotation(
  CHANNELS.map(({ key }) => key),
  [...FILMS.keys()],
);
const inTurn: Schedule = async (...input) => turns(...input);

/** The playlist that a player reads at a time. */
const read = async (
  channel: Channel,
  now: number,
  input: Partial<PlaylistInput> = {},
  schedule = inTurn,
  films = FILMS,
) => {
  const playlist = await createPlayout(films, schedule)(channel, { rendition: '360', isDelta: false, ...input }, now);
  return playlist === undefined ? undefined : readPlaylist(playlist);
};

/** The segments by number, merged from every playlist that was read; fails when a number gets another segment. */
function memory() {
  const known = new Map<number, ReadSegment>();
  return {
    known,
    learn(segments: ReadSegment[] = []) {
      for (const segment of segments) {
        const { number, at, address, discontinuity } = segment;
        const before = known.get(number) ?? segment;
        // a delta playlist alone does not tell the number of its discontinuities
        const isSame = discontinuity === before.discontinuity || Number.isNaN(discontinuity);
        if (!isSame || before.at !== at || before.address !== address) expect(segment).toEqual(before);
        known.set(number, before);
      }
    },
  };
}

test('over two days a channel has no gap, and the number and time of a segment never change', async () => {
  const from = bangkok('2026-11-20T21:00');
  const { known, learn } = memory();
  const ask = createPlayout(FILMS, inTurn);
  const readAt = async (now: number, isDelta: boolean) =>
    readPlaylist((await ask(online, { rendition: '360', isDelta }, now)) ?? '');
  learn((await readAt(from, false)).segments);
  for (let now = from + 4; now <= from + 2 * 86_400; now += 4) {
    const { segments, skipped } = await readAt(now, true);
    if (segments.at(-1)?.number !== now / 4 + 2 || skipped + segments.length !== 1803) throw new Error(`at ${now}`);
    learn(segments);
    if (now % 3600 > 0) continue;
    // a player that has just begun gets the same segments and discontinuities as all others
    const all = (await readAt(now, false)).segments.map((one) => ({
      ...one,
      item: Math.floor(one.number / 5) - MONDAY / 20,
    }));
    expect(all.find(({ discontinuity, item }) => discontinuity !== item)).toBeUndefined();
    learn(all.map((one) => ({ ...one, discontinuity: known.get(one.number)?.discontinuity ?? Number.NaN })));
  }
  const numbers = [...known.keys()];
  // two days, the two hours before them, and the three segments ahead of the clock
  expect(numbers).toHaveLength((2 * 86_400 + 7200) / 4 + 3);
  for (const [index, number] of numbers.entries()) {
    if (index > 0 && number !== (numbers[index - 1] ?? 0) + 1) throw new Error(`a gap before ${number}`);
    if (known.get(number)?.at !== number * 4) throw new Error(`${number} is at another time`);
  }
});

test('discontinuities are counted from the start of the day, or from Monday where the channel is always on', async () => {
  // players store a list as long as this number
  const numberAt = async (channel: Channel, now: number) => (await read(channel, now))?.segments[0]?.discontinuity;
  expect(await numberAt(tv, bangkok('2026-11-21T06:01'))).toBe(0);
  expect(await numberAt(tv, bangkok('2026-11-21T09:00'))).toBe(180);
  // after midnight, and after the end
  expect(await numberAt(tv, bangkok('2026-11-22T01:00'))).toBe(17 * 180);
  expect(await numberAt(tv, bangkok('2026-11-22T03:00'))).toBe(18 * 180);
  expect(await numberAt(online, bangkok('2026-11-23T05:59:40'))).toBe(7 * 24 * 180 - 1);
  expect(await numberAt(online, bangkok('2026-11-23T06:00'))).toBe(0);
});

test('between two discontinuities all segments are of one film and follow each other', async () => {
  const playlist = await read(online, bangkok('2026-11-21T00:30'));
  const films = [...Map.groupBy(playlist?.segments ?? [], ({ discontinuity }) => discontinuity).values()];
  expect(films.length).toBeGreaterThan(1);
  for (const segments of films) {
    const parts = segments.map(partOf);
    const [[film, first] = ['', 0]] = parts;
    expect(parts).toEqual(parts.map((_, index) => [film, first + index]));
    expect(new Set(segments.map(({ map }) => map)).size).toBe(1);
  }
});

test('newsrooms whose clocks differ list the same segments, and so do all renditions', async () => {
  const now = bangkok('2026-11-21T00:01');
  const { learn } = memory();
  for (const ahead of [0, 3, -9, 17]) learn((await read(tv, now + ahead))?.segments);
  const captions = await read(tv, now, { rendition: 'th' });
  const pictures = await read(tv, now, { rendition: '720' });
  expect(
    captions?.segments.map(({ map, address }) => [map, address.replace('/th/', '/720/').replace('vtt', 'm4s')]),
  ).toEqual(pictures?.segments.map(({ address }) => [undefined, address]));
});

test('programmes change at their exact time, and each begins with its first film', async () => {
  const half = bangkok('2026-11-21T12:00');
  const items = [
    { startSeconds: half - 7200, endSeconds: half, films: ['market'] },
    { startSeconds: half, endSeconds: half + 300, films: ['river', 'weaving', 'gone'] },
  ];
  const playlist = await read(tv, half + 1200, {}, async () => items);
  const at = (time: number) => playlist?.segments.find((segment) => segment.at === time) as ReadSegment;
  expect(partOf(at(half - 4))).toEqual(['market', 9]);
  expect([0, 40, 60, 296].map((after) => partOf(at(half + after)))).toEqual([
    ['river', 0],
    ['weaving', 0],
    ['river', 0],
    ['weaving', 4],
  ]);
  // where nothing is planned it is any film of the station
  expect(at(half + 300).address).toBeDefined();
});

describe('an edit of the schedule', () => {
  const edited = bangkok('2026-11-20T23:48:07');
  const holds = toEffectiveSeconds(edited);
  const slot = (startMinute: number, film: string, validity: Partial<Slot> = {}) => ({
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    startMinute,
    minutes: 30,
    validFrom: null,
    validUntil: null,
    films: [film],
    ...validity,
  });
  const scheduleOf =
    (slots: (Slot & { films: string[] })[]): Schedule =>
    async (_channel, from, to) =>
      toAirings(slots, from * 1000, to * 1000).map(
        ({ slot: { films }, startsAt, endsAt }): ChannelAiring => ({
          startSeconds: startsAt / 1000,
          endSeconds: endsAt / 1000,
          films,
        }),
      );
  const slots = Array.from({ length: 52 }, (_, index) => slot(index * 30, 'market'));
  const validUntil = new Date(holds * 1000);
  const revised = scheduleOf([
    ...slots.map((one) => ({ ...one, validUntil })),
    ...Array.from({ length: 52 }, (_, index) => slot(index * 30, 'river', { validFrom: validUntil })),
  ]);

  test('takes effect at least 40 seconds later, at a multiple of 20 seconds', () => {
    expect(holds - edited).toBeGreaterThanOrEqual(40);
    expect(holds % 20).toBe(0);
  });

  test('changes no segment that was already listed, and shows after midnight', async () => {
    const { known, learn } = memory();
    for (let now = edited - 600; now < edited + 1800; now += 12) {
      learn((await read(tv, now, {}, now < edited ? scheduleOf(slots) : revised))?.segments);
    }
    const midnight = bangkok('2026-11-21T00:00');
    const films = [...known.values()]
      .filter(({ at }) => at >= edited)
      .map((one) => [one.at < midnight, partOf(one)[0]]);
    expect(new Set(films.map(String))).toEqual(new Set(['true,market', 'false,river']));
  });
});

describe('the day of a channel', () => {
  test('[9.4-01] the main channel is on the air from six to two, and its last playlist stays for two hours', async () => {
    const morning = bangkok('2026-11-21T06:00');
    expect(await read(tv, morning - 1)).toBeUndefined();
    const first = await read(tv, morning);
    expect(first?.segments.map(({ at }) => at)).toEqual([morning, morning + 4, morning + 8]);
    const night = bangkok('2026-11-22T02:00');
    const last = await read(tv, night - 1);
    expect([last?.hasEnded, last?.segments.at(-1)?.at]).toEqual([false, night - 4]);
    const ended = await read(tv, night);
    expect([ended?.hasEnded, ended?.segments.length, ended?.segments.at(-1)?.at]).toEqual([true, 1800, night - 4]);
    expect(await read(tv, night + 7199)).toEqual(ended);
    expect(await read(tv, night + 7200)).toBeUndefined();
  });

  test('[9.4-02] the second channel is on the air from six to midnight', async () => {
    const midnight = bangkok('2026-11-21T00:00');
    expect((await read(rian, midnight - 1))?.hasEnded).toBe(false);
    expect((await read(rian, midnight))?.hasEnded).toBe(true);
    expect((await read(rian, midnight + 6 * 3600 + 60))?.segments[0]?.at).toBe(midnight + 6 * 3600);
  });

  test('[9.4-03] the online channel is always on the air', async () => {
    for (const time of ['02:30', '05:59', '12:00', '23:59'])
      expect((await read(online, bangkok(`2026-11-21T${time}`)))?.segments).toHaveLength(1803);
  });
});

test('a player that begins three segments before the end, as players do, is less than a segment late', async () => {
  const noon = bangkok('2026-11-21T12:00');
  for (const now of [noon, noon + 1, noon + 3.9, noon + 4]) {
    const begins = (await read(online, now))?.segments.at(-3)?.at ?? 0;
    expect(now - begins).toBeGreaterThanOrEqual(0);
    expect(now - begins).toBeLessThan(4);
  }
});

test('a segment whose file is missing is a gap, and numbers and times continue', async () => {
  const films = testFilms({ market: 40 }, ['360/3']);
  const playlist = await read(online, bangkok('2026-11-21T12:00'), {}, inTurn, films);
  for (const segment of playlist?.segments ?? []) expect(segment.isGap).toBe(partOf(segment)[1] === 3);
  expect(playlist?.segments.some(({ isGap }) => isGap)).toBe(true);
  expect(playlist?.segments.every(({ at, number }) => at === number * 4)).toBe(true);
  const other = await read(online, bangkok('2026-11-21T12:00'), { rendition: '720' }, inTurn, films);
  expect(other?.segments.some(({ isGap }) => isGap)).toBe(false);
});

test('starting over begins at the requested time, or at the oldest segment', async () => {
  const now = bangkok('2026-11-21T12:10');
  const over = await read(tv, now, { start: now - 600 });
  expect(over?.segments[0]?.at).toBe(now - 600);
  expect((await read(tv, now, { start: now - 90_000 }))?.segments).toHaveLength(1803);
  expect((await read(tv, now, { start: now + 60 }))?.segments[0]?.at).toBe(now);
  const text = await createPlayout(FILMS, inTurn)(tv, { rendition: '360', isDelta: false, start: now - 600 }, now);
  expect(text).toContain('#EXT-X-START:TIME-OFFSET=0,PRECISE=YES');
});

test('a schedule that fails once fails that request and not the next', async () => {
  let failures = 1;
  const ask = createPlayout(FILMS, async (...input) => {
    if (failures-- > 0) throw new Error('no database');
    return turns(...input);
  });
  const input = { rendition: '360', isDelta: false };
  await expect(ask(online, input, 1e9)).rejects.toThrow('no database');
  expect(await ask(online, input, 1e9)).toContain('#EXTM3U');
});

/** The film a segment is of, and its number there. */
function partOf({ address }: ReadSegment): [film: string, index: number] {
  const [, film = '', index] = /vod\/(\w+)\/e1\/\w+\/(\d+)/.exec(address) ?? [];
  return [film, Number(index)];
}
