import { widgets } from '@sala/contracts';
import { WEATHER_PLACES } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../database/testDatabases.ts';
import { ADDRESS, openNewsroomForAll } from '../testNewsroom.ts';
import { announceGold } from './index.ts';
import { banners, goldPrices, weather } from './schema.ts';

const HOUR = 3600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const banner = { source: 'test', title: 'ชวนดู', url: '/live', picture: 'harbour.webp' };

onBothDatabases((open) => {
  const newsroom = openNewsroomForAll(open);
  beforeEach(() => newsroom.clear(weather, goldPrices, banners));

  const fetchWidgets = async () => (await newsroom.get('/widgets')).json;

  test('/widgets returns null for weather and gold and no banners when nothing is stored', async () => {
    expect(await fetchWidgets()).toEqual({ weather: null, gold: null, banners: [] });
  });

  test('/widgets returns the stored weather, gold price and banners, and satisfies its contract', async () => {
    const name = WEATHER_PLACES[0]?.name ?? '';
    await newsroom.db
      .insert(weather)
      .values({ place: name, low: 24, high: 33, condition: 'rain', updatedAt: hoursFromNow(-1) });
    await announceGold(newsroom.db, { buy: 62_150, sell: 62_250 }, hoursFromNow(-2));
    await newsroom.db.insert(banners).values(banner);
    const read = widgets.parse(await fetchWidgets());
    expect(read.weather?.places).toEqual([{ name, low: 24, high: 33, condition: 'rain' }]);
    expect(Date.now() - (read.weather?.updatedAt ?? 0)).toBeGreaterThanOrEqual(HOUR);
    expect(read.gold).toMatchObject({ title: 'ทองคำแท่ง 96.5%', buy: 62_150, sell: 62_250, difference: null });
    expect(read.banners).toMatchObject([{ title: 'ชวนดู', url: '/live', picture: `${ADDRESS}/media/harbour.webp` }]);
  });

  test('banners are shown in their period, newest first, at most six', async () => {
    await newsroom.db.insert(banners).values([
      { ...banner, title: 'ก่อน' },
      { ...banner, title: 'ตอนนี้', startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
      { ...banner, title: 'ยังไม่เริ่ม', startsAt: hoursFromNow(1) },
      { ...banner, title: 'จบแล้ว', endsAt: hoursFromNow(-1) },
    ]);
    expect(widgets.parse(await fetchWidgets()).banners.map((one) => one.title)).toEqual(['ตอนนี้', 'ก่อน']);
    await newsroom.db.insert(banners).values(Array.from({ length: 9 }, () => banner));
    expect((await fetchWidgets()).banners).toHaveLength(6);
  });
});
