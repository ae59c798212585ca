import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../database/index.ts';
import { readForecasts, type WeatherSource } from '../../widgets/index.ts';
import { isDemoRemoved } from './remove.ts';

/** The demo's weather: an answer of the forecast service, kept in a file, for every day the same. None once the demo was removed. */
export function demoWeather(db: Database): WeatherSource {
  return async (places) => {
    if (await isDemoRemoved(db)) return [];
    return readForecasts(
      JSON.parse(readFileSync(join(import.meta.dirname, 'collections/forecast.json'), 'utf8')),
      places,
    );
  };
}
