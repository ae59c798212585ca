import { CHANNELS, type Channel } from '@sala/station';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases, openForAll } from '../database/testDatabases.ts';
import { programs } from '../programs/schema.ts';
import { extendAiring } from '../schedule/extend.ts';
import { scheduleSlots } from '../schedule/schema.ts';
import { toEffectiveSeconds } from '../schedule/toEffectiveSeconds.ts';
import { createPlayout } from './createPlayout.ts';
import { createChannelRoutes } from './routes.ts';
import { createStationSchedule } from './stationSchedule.ts';
import { bangkok, readPlaylist, testFilms } from './testPlaylist.ts';

const FILMS = testFilms({ market: 40, river: 40, forest: 20, weaving: 20 });
const [tv, , online] = CHANNELS;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeAll(async () => {
    await database.db.insert(programs).values({ id: 1, source: 'test', key: 'p', title: 'รายการ', category: 'news' });
  });
  beforeEach(() => database.db.delete(scheduleSlots));

  type Slot = Partial<typeof scheduleSlots.$inferInsert> & { startMinute: number; minutes: number };
  const plan = async (...slots: Slot[]) =>
    void (await database.db
      .insert(scheduleSlots)
      .values(slots.map((one) => ({ source: 'test', channel: 'tv', weekdays: EVERY_DAY, programId: 1, ...one }))));

  /** The films of a channel's window at a time, each with when it begins, sorted by time. */
  async function listFilms(
    channel: Channel,
    now: number,
    ask = createPlayout(FILMS, createStationSchedule(database.db, FILMS)),
  ) {
    const playlist = (await ask(channel, { rendition: '360', isDelta: false }, now)) ?? '';
    const { segments } = readPlaylist(playlist);
    const films = segments.map(({ at, address }) => ({ at, film: /vod\/(\w+)/.exec(address)?.[1] ?? '' }));
    return films.filter(({ film }, place) => film !== films[place - 1]?.film);
  }
  const at = (time: string) => bangkok(`2026-11-21T${time}`);

  test('a channel shows the scheduled films and changes them at the exact second', async () => {
    await plan(
      { startMinute: 600, minutes: 60, films: ['market'] },
      { startMinute: 660, minutes: 15, films: ['river', 'weaving'] },
      { startMinute: 675, minutes: 45, films: ['forest'] },
    );
    const films = (await listFilms(tv, at('12:00'))).filter((one) => one.at < at('12:00'));
    expect(films[0]).toEqual({ at: at('10:00'), film: 'market' });
    expect(films.filter(({ film }) => film === 'market')).toHaveLength(1);
    const second = films.filter(({ film }) => film === 'river' || film === 'weaving');
    expect(second.slice(0, 3)).toEqual([
      { at: at('11:00:00'), film: 'river' },
      { at: at('11:00:40'), film: 'weaving' },
      { at: at('11:01:00'), film: 'river' },
    ]);
    expect(films.at(-1)).toEqual({ at: at('11:15'), film: 'forest' });
  });

  test('a programme that runs past midnight ends where the next day’s programme begins', async () => {
    await plan(
      { channel: 'online', weekdays: [5], startMinute: 22 * 60, minutes: 150, films: ['river'] },
      { channel: 'online', weekdays: [6], startMinute: 30, minutes: 90, films: ['forest'] },
    );
    // the 20th is a Friday
    expect(await listFilms(online, at('00:40'))).toEqual([
      { at: bangkok('2026-11-20T22:40'), film: 'river' },
      { at: at('00:30'), film: 'forest' },
    ]);
  });

  test('an edit of the current programme changes no published segment, and ends at its own time', async () => {
    await plan({ startMinute: 500, minutes: 300, films: ['market'] });
    const now = at('11:00:07');
    const before = await listFilms(tv, now);
    const holds = toEffectiveSeconds(now);
    expect(before).toEqual([{ at: at('09:00:04'), film: 'market' }]);
    const validFrom = new Date(holds * 1000);
    await plan(
      { startMinute: 661, minutes: 30, films: ['weaving'], validFrom },
      // an airing that begins before the edit takes effect is not on today
      { startMinute: 660, minutes: 60, films: ['river'], validFrom },
    );
    expect(await listFilms(tv, now)).toEqual(before);
    expect(await listFilms(tv, at('11:45'))).toEqual([
      { at: at('09:45'), film: 'market' },
      { at: at('11:01'), film: 'weaving' },
      { at: at('11:31'), film: 'market' },
    ]);
    expect((await listFilms(tv, at('11:45') + 86_400))[1]).toEqual({ at: at('11:00') + 86_400, film: 'river' });
  });

  test('a programme that is extended goes on with its films, and no published segment changes', async () => {
    await plan(
      { startMinute: 600, minutes: 65, films: ['market', 'river'] },
      { startMinute: 665, minutes: 60, films: ['weaving'] },
    );
    const now = at('11:03:07');
    const before = await listFilms(tv, now);
    vi.spyOn(Date, 'now').mockReturnValue(now * 1000);
    await extendAiring(database.db, { channel: 'tv', by: 10 });
    vi.restoreAllMocks();
    expect(await listFilms(tv, now)).toEqual(before);
    // the old end, 11:05, is in the middle of the river
    expect((await listFilms(tv, at('11:16'))).filter((one) => one.at > at('11:04')).slice(0, 2)).toEqual([
      { at: at('11:04:40'), film: 'river' },
      { at: at('11:05:20'), film: 'market' },
    ]);
    expect((await listFilms(tv, at('11:16'))).at(-1)).toEqual({ at: at('11:15'), film: 'weaving' });
  });

  test('an interrupted programme has the same segments, however far the window has moved', async () => {
    await plan(
      { startMinute: 600, minutes: 300, films: ['market', 'weaving'] },
      { startMinute: 610, minutes: 7, films: ['river'] },
    );
    const addresses = async (now: number) =>
      readPlaylist(
        (await createPlayout(FILMS, createStationSchedule(database.db, FILMS))(
          tv,
          { rendition: '360', isDelta: false },
          now,
        )) ?? '',
      ).segments.map(({ number, address }) => [number, address] as const);
    const early = new Map(await addresses(at('12:00')));
    const late = (await addresses(at('13:30'))).filter(([number]) => early.has(number));
    expect(late).toHaveLength(453);
    for (const [number, address] of late) expect([number, early.get(number)]).toEqual([number, address]);
  });

  test('without a planned film, or with an unknown one, a channel shows films of the station', async () => {
    await plan({ startMinute: 600, minutes: 60, films: ['gone'] }, { startMinute: 660, minutes: 60 });
    const films = await listFilms(tv, at('12:00'));
    expect(new Set(films.map(({ film }) => film)).size).toBeGreaterThan(1);
  });

  test('while the database is closed, every newsroom goes on with the plan that it read last, for six hours', async () => {
    const closing = await open();
    await closing.db.insert(programs).values({ id: 1, source: 'test', key: 'p', title: 'รายการ', category: 'news' });
    await closing.db.insert(scheduleSlots).values(
      ['market', 'river', 'weaving'].map((film, place) => ({
        source: 'test',
        channel: 'tv',
        weekdays: EVERY_DAY,
        programId: 1,
        startMinute: 600 + 60 * place,
        minutes: 60,
        films: [film],
      })),
    );
    let now = at('10:59:50');
    const newsrooms = [1, 2].map(() =>
      createChannelRoutes({
        films: FILMS,
        schedule: createStationSchedule(closing.db, FILMS),
        clock: () => now * 1000,
      }),
    );
    const request = () => Promise.all(newsrooms.map((newsroom) => newsroom.request('/live/tv/360.m3u8')));
    await request();
    await closing.close();

    now = at('12:00:30');
    const answers = await request();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first = '', second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    const films = readPlaylist(first).segments.map(({ at, address }) => ({
      at,
      film: /vod\/(\w+)/.exec(address)?.[1],
    }));
    expect(films.filter(({ film }, place) => film !== films[place - 1]?.film).slice(1)).toEqual([
      { at: at('11:00'), film: 'river' },
      { at: at('12:00'), film: 'weaving' },
    ]);

    const since = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => since() + 6 * 3600_000);
    now += 60;
    expect((await request()).map(({ status }) => status)).toEqual([500, 500]);
    vi.restoreAllMocks();
  });

  test('[2.2-23] the special channel shows only what is planned', async () => {
    await plan({ channel: 'special', startMinute: 660, minutes: 60, films: ['market'] });
    const onSpecial = (from: string, to: string) =>
      createStationSchedule(database.db, FILMS)('special', at(from), at(to));
    expect(await onSpecial('09:00', '11:00')).toEqual([]);
    expect(await onSpecial('09:00', '11:01')).toEqual([
      { startSeconds: at('11:00'), endSeconds: at('12:00'), films: ['market'] },
    ]);
  });
});
