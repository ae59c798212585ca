import { WEATHER_PLACES } from '@sala/station';
import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases, openForAll } from '../../database/testDatabases.ts';
import { weather } from '../schema.ts';
import { type PlaceWeather, readWeather, storeWeather } from './weather.ts';

const HOUR = 3600_000;
const NOW = new Date('2026-11-20T08:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const [first, second] = WEATHER_PLACES.map((place) => place.name) as [string, string];
const at = (name: string, low: number): PlaceWeather => ({ name, low, high: 33, condition: 'clear' });

onBothDatabases((open) => {
  const database = openForAll(open);
  beforeEach(async () => {
    await database.db.delete(weather);
  });

  test('readWeather returns the places in the station’s order, and the time of the oldest', async () => {
    expect(await readWeather(database.db, NOW)).toBeNull();
    await storeWeather(database.db, [at(second, 20), at(first, 24), at('ที่อื่น', 1)], hoursAgo(2));
    await storeWeather(database.db, [{ ...at(first, 25), condition: null }], NOW);
    expect(await readWeather(database.db, NOW)).toEqual({
      places: [{ ...at(first, 25), condition: null }, at(second, 20)],
      updatedAt: hoursAgo(2),
    });
  });

  test('readWeather omits weather older than six hours', async () => {
    await storeWeather(database.db, [at(first, 24)], hoursAgo(6.1));
    expect(await readWeather(database.db, NOW)).toBeNull();
    await storeWeather(database.db, [at(second, 20)], hoursAgo(5.9));
    expect((await readWeather(database.db, NOW))?.places).toEqual([at(second, 20)]);
  });
});
