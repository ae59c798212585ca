import { WEATHER_PLACES } from '@sala/station';
import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../database/testDatabases.ts';
import { readGold } from './gold/gold.ts';
import { readWeather, type WeatherSource } from './weather/weather.ts';
import { startWidgetWorker } from './widgetWorker.ts';

// a database under load is slow
const TIMEOUT_MS = 20_000;

const sunny: WeatherSource = async (places) =>
  places.map(({ name }) => ({ name, low: 20, high: 30, condition: 'clear' }));

test(
  'the widget worker stores what its sources return, and a failing source does not affect the others',
  async () => {
    const { db, close } = await openTestDatabase();
    const errors: [unknown, string][] = [];
    const down = new Error('is down');
    const firstWorker = startWidgetWorker(db, { weather: sunny, gold: () => Promise.reject(down) }, (...error) =>
      errors.push(error),
    );
    await vi.waitFor(async () => {
      expect((await readWeather(db, new Date()))?.places).toHaveLength(WEATHER_PLACES.length);
      expect(errors).toEqual([[down, 'gold']]);
    }, TIMEOUT_MS);
    await firstWorker.close();

    const secondWorker = startWidgetWorker(
      db,
      { weather: undefined, gold: async () => ({ buy: 1, sell: 2 }) },
      () => {},
    );
    await vi.waitFor(async () => expect(await readGold(db, new Date())).toMatchObject({ buy: 1, sell: 2 }), TIMEOUT_MS);
    await secondWorker.close();
    await close();
  },
  2 * TIMEOUT_MS,
);
