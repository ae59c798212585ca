import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForecasts, type WeatherSource } from '../../widgets/index.ts';

/** The demo's weather: an answer of the forecast service, kept in a file, for every day the same. */
export const demoWeather: WeatherSource = async (places) =>
  readForecasts(JSON.parse(readFileSync(join(import.meta.dirname, 'collections/forecast.json'), 'utf8')), places);
