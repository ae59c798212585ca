import { demo } from '@sala/demo';
import type { Database } from '../database/index.ts';
import { parseForecasts, type WeatherSource } from '../widgets/index.ts';
import { isDemoRemoved } from './demoRemoval.ts';

/**
 * The demo's weather: stored answers of the forecast service, the same every day, given to the places in turn. None
 * after the demo was removed.
 */
export function createDemoWeather(db: Database): WeatherSource {
  return async (places) => {
    if (await isDemoRemoved(db)) return [];
    const answers = demo.forecasts();
    return parseForecasts(
      places.map((_, index) => answers[index % answers.length]),
      places,
    );
  };
}
