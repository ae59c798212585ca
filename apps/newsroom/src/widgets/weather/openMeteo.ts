import type { WeatherCondition } from '@sala/contracts';
import type { WeatherPlace } from '@sala/station';
import { z } from 'zod';
import { fetchJson } from '../fetchJson.ts';
import type { PlaceWeather, WeatherSource } from './weather.ts';

const temperature = z.number().min(-60).max(60);

/**
 * The fields that are read of Open-Meteo's answer for one place: lists with an entry for each day; one day is
 * requested.
 */
const forecast = z.object({
  daily: z.object({
    temperature_2m_max: z.tuple([temperature], z.unknown()),
    temperature_2m_min: z.tuple([temperature], z.unknown()),
    weather_code: z.tuple([z.number()], z.unknown()).nullish().catch(null),
  }),
});

/** A source of the weather of the station's places: a service below `address` with Open-Meteo's forecast API. */
export function createOpenMeteoSource(address: string): WeatherSource {
  return async (places, signal) => parseForecasts(await fetchJson(toForecastAddress(address, places), signal), places);
}

// keeps parameters that the address has already, such as a key
function toForecastAddress(address: string, places: WeatherPlace[]): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/forecast`;
  url.searchParams.set('latitude', places.map((place) => place.latitude).join(','));
  url.searchParams.set('longitude', places.map((place) => place.longitude).join(','));
  url.searchParams.set('daily', 'temperature_2m_max,temperature_2m_min,weather_code');
  url.searchParams.set('timezone', 'Asia/Bangkok');
  url.searchParams.set('forecast_days', '1');
  return url;
}

/**
 * Parses Open-Meteo's answer: a list in the order of the places, or a single object for one place. A place whose answer
 * is invalid is left out.
 * @throws {Error} when no place has a valid answer
 */
export function parseForecasts(answer: unknown, places: WeatherPlace[]): PlaceWeather[] {
  const answers: unknown[] = Array.isArray(answer) ? answer : [answer];
  // answers are matched to places only by position
  if (answers.length !== places.length) throw new Error(`${answers.length} forecasts for ${places.length} places`);
  const read = places.flatMap(({ name }, index) => {
    const { data } = forecast.safeParse(answers[index]);
    if (!data) return [];
    const [high] = data.daily.temperature_2m_max;
    const [low] = data.daily.temperature_2m_min;
    if (low > high) return [];
    const condition = toCondition(data.daily.weather_code?.[0]);
    return [{ name, low: Math.round(low), high: Math.round(high), condition }];
  });
  if (read.length === 0) throw new Error('no forecast can be read');
  return read;
}

// WMO 4677 as Open-Meteo uses it: the highest code of each condition; null for snow, which is not reported to Thai
// readers
const CODES: [number, WeatherCondition | null][] = [
  [0, 'clear'],
  [2, 'partly-cloudy'],
  [3, 'cloudy'],
  [48, 'fog'],
  [61, 'light-rain'],
  [67, 'rain'],
  [77, null],
  [80, 'light-rain'],
  [82, 'rain'],
  [86, null],
  [99, 'thunderstorm'],
];

function toCondition(code: number | undefined): WeatherCondition | null {
  if (code === undefined || code < 0) return null;
  return CODES.find(([upTo]) => code <= upTo)?.[1] ?? null;
}
