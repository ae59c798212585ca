import { partnerSchedule, schedule } from '@sala/contracts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { writeProgrammes } from '../programs/testPrograms.ts';
import { ADDRESS, type Json, openNewsroomForAll } from '../testNewsroom.ts';
import { extendAiring } from './extend.ts';
import { scheduleSlots } from './schema.ts';

const at = (time: string) => new Date(`${time}:00+07:00`);
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeAll(async () => {
    await writeProgrammes(newsroom.db, {
      programs: [{ id: 1, images: { display: 'dam.webp' } }],
      episodes: [{ id: 1, title: 'ตอนของวันนี้', firstAiredAt: at('2026-11-21T06:00') }],
    });
    const slot = { source: 'test', weekdays: EVERY_DAY, minutes: 120 };
    const partner = {
      ...slot,
      channel: 'partner',
      title: 'เพลง',
      url: 'https://partner.example/1',
      picture: 'dam.webp',
    };
    await newsroom.db
      .insert(scheduleSlots)
      .values([
        { ...slot, channel: 'tv', startMinute: 360, programId: 1, episodeTitle: 'ตอนอื่น' },
        { ...slot, channel: 'tv', startMinute: 1380, title: 'ปิดวัน' },
        { ...slot, channel: 'rian', startMinute: 360, title: 'เรียนเช้า', weekdays: [6] },
        ...[0, 6, 12, 18].map((hour) => ({ ...partner, startMinute: hour * 60 })),
      ]);
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T12:30') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const get = async (path: string): Promise<Json> => (await newsroom.get(path)).json;

  test('[7.7-14] today’s schedule is from midnight to midnight in Bangkok, for any Host header', async () => {
    const answer = await newsroom.app.request('/schedules/today', { headers: { host: 'program.station.example' } });
    const { items } = schedule.parse(await answer.json());
    expect(items.map((one) => [one.channel, one.startsAt, one.title, one.episodeTitle])).toEqual([
      ['tv', at('2026-11-20T23:00').getTime(), 'ปิดวัน', ''],
      ['tv', at('2026-11-21T06:00').getTime(), 'รายการ 1', 'ตอนของวันนี้'],
      ['rian', at('2026-11-21T06:00').getTime(), 'เรียนเช้า', ''],
      ['tv', at('2026-11-21T23:00').getTime(), 'ปิดวัน', ''],
    ]);
    expect(items[1]).toMatchObject({ href: '/program/p1', picture: { url: `${ADDRESS}/media/dam.webp` } });
    expect(schedule.parse(await get('/schedules/today?channel=rian')).items).toHaveLength(1);
    vi.setSystemTime(at('2026-11-22T00:00'));
    expect(schedule.parse(await get('/schedules/today?channel=rian')).items).toEqual([]);
  });

  test('[7.7-12] the schedule of a month is that of the current month by default', async () => {
    const starts = async (query: string) =>
      schedule.parse(await get(`/monthly-schedules?${query}`)).items.map((one) => one.startsAt);
    const ofNovember = await starts('channel=tv');
    expect(ofNovember).toHaveLength(61);
    expect(ofNovember).toEqual(await starts('channel=tv&month=2026-11'));
    const ofFebruary = await starts('channel=rian&month=2028-02');
    expect(ofFebruary).toEqual(['05', '12', '19', '26'].map((day) => at(`2028-02-${day}T06:00`).getTime()));
  });

  test('an airing that is extended twice is one airing, from its beginning to its last end', async () => {
    vi.setSystemTime(at('2026-11-21T07:30'));
    for (const by of [15, 10]) await extendAiring(newsroom.db, { channel: 'rian', by });
    const { items } = schedule.parse(await get('/schedules/today?channel=rian'));
    expect(items.map(({ startsAt, endsAt, title }) => [startsAt, endsAt, title])).toEqual([
      [at('2026-11-21T06:00').getTime(), at('2026-11-21T08:25').getTime(), 'เรียนเช้า'],
    ]);
  });

  test('[7.9-01] the partner channel’s schedule of a month has all its airings', async () => {
    const { data } = await get('/partner/monthly-schedules?month=2026-12');
    expect(data.items).toHaveLength(31 * 4);
  });

  test('[7.9-02 9.2-02] the partner channel’s next airings begin with the current one, nine by default', async () => {
    const read = partnerSchedule({ picture: '', home: '' }).parse(await get('/partner/daily-schedule-items/upcoming'));
    expect(read.items).toHaveLength(9);
    expect(read.items[0]).toEqual({
      startsAt: at('2026-11-21T12:00').getTime(),
      endsAt: at('2026-11-21T14:00').getTime(),
      title: 'เพลง',
      episodeTitle: '',
      imgUrl: `${ADDRESS}/media/dam.webp`,
      url: 'https://partner.example/1',
    });
    expect((await get('/partner/daily-schedule-items/upcoming?limit=2')).data.items).toHaveLength(2);
  });
});
