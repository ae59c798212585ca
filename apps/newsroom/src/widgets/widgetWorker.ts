import { WEATHER_PLACES } from '@sala/station';
import { type Database, runWithLease } from '../database/index.ts';
import { confirmGold, type GoldSource } from './gold/gold.ts';
import { refreshPeriodically } from './refreshPeriodically.ts';
import { storeWeather, type WeatherSource } from './weather/weather.ts';

/** The sources of the widgets' data; a widget without one is not refreshed. */
export interface WidgetSources {
  weather: WeatherSource | undefined;
  gold: GoldSource | undefined;
}

/** Keeps the weather and the price of gold fresh, in one newsroom at a time, until it is closed. */
export function startWidgetWorker(
  db: Database,
  sources: WidgetSources,
  onError: (error: unknown, widget: string) => void,
): { close(): Promise<void> } {
  const { weather, gold } = sources;
  const startRefreshing = (widget: string, refresh: (signal: AbortSignal) => Promise<void>) =>
    runWithLease(db, widget, (signal) => refreshPeriodically(refresh, (error) => onError(error, widget), signal));
  const workers = [
    weather &&
      startRefreshing('weather', async (signal) => storeWeather(db, await weather(WEATHER_PLACES, signal), new Date())),
    gold && startRefreshing('gold', async (signal) => confirmGold(db, await gold(signal), new Date())),
  ];
  return {
    close: async () => {
      await Promise.all(workers.map((one) => one?.close()));
    },
  };
}
