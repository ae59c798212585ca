import type { WeatherCondition } from '@sala/contracts';
import { WEATHER_PLACES, type WeatherPlace } from '@sala/station';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { weather } from '../schema.ts';

/** Older weather is not shown: it could be yesterday's. */
const MAX_AGE_MS = 6 * 3600_000;

/** A place's weather of the day, in whole degrees Celsius. */
export interface PlaceWeather {
  name: string;
  low: number;
  high: number;
  condition: WeatherCondition | null;
}

/** A source of the weather. Throws when it has none. */
export type WeatherSource = (places: WeatherPlace[], signal: AbortSignal) => Promise<PlaceWeather[]>;

/** Stores the answer of a source. A place that is missing in it keeps its last weather. */
export async function storeWeather(db: Database, places: PlaceWeather[], now: Date): Promise<void> {
  await db
    .insert(weather)
    .values(places.map(({ name, ...rest }) => ({ place: name, ...rest, updatedAt: now })))
    .onConflictDoUpdate({
      target: weather.place,
      set: {
        low: sql`excluded.low`,
        high: sql`excluded.high`,
        condition: sql`excluded.condition`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/**
 * The weather of the station's places in their order, and when the oldest of it was stored; null when none is fresh.
 */
export async function readWeather(
  db: Database,
  now: Date,
): Promise<{ places: PlaceWeather[]; updatedAt: Date } | null> {
  const rows = await db
    .select()
    .from(weather)
    .where(gt(weather.updatedAt, new Date(now.getTime() - MAX_AGE_MS)));
  const known = new Map(rows.map((row) => [row.place, row]));
  const forecasts = WEATHER_PLACES.flatMap(({ name }) => known.get(name) ?? []);
  if (forecasts.length === 0) return null;
  return {
    places: forecasts.map(({ place, low, high, condition }) => ({
      name: place,
      low,
      high,
      condition: condition as WeatherCondition | null,
    })),
    updatedAt: new Date(Math.min(...forecasts.map((row) => row.updatedAt.getTime()))),
  };
}
