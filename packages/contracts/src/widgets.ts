import { z } from 'zod';
import { id, instant, listOf, required, toSafeHref } from './wire/wire.ts';

// The widgets of the home page (SPEC 1-26, 1-28, 1-29). A widget whose data is missing or invalid is left out.

/** The kinds of weather, from the best to the worst. */
const WEATHER_CONDITIONS = ['clear', 'partly-cloudy', 'cloudy', 'fog', 'light-rain', 'rain', 'thunderstorm'] as const;
export type WeatherCondition = (typeof WEATHER_CONDITIONS)[number];

/** The weather of a place today; `low` and `high` in degrees Celsius. */
const placeWeather = z.object({
  name: required,
  low: z.number(),
  high: z.number(),
  condition: z
    .enum(WEATHER_CONDITIONS)
    .nullish()
    .catch(null)
    .transform((known) => known ?? null),
});

const href = z
  .string()
  .refine((url) => toSafeHref(url, '') !== '', 'it is neither a path of the site nor an http(s) address');

/** A banner of the station's own; `picture` is an address, 16:9. */
const banner = z.object({ id, title: required, url: href, picture: href });

/** `GET /widgets`: the data of the widgets. Gold is priced in baht for a baht's weight of bar. */
export const widgets = z.object({
  weather: z
    .object({ places: listOf(placeWeather), updatedAt: instant })
    .nullish()
    .catch(null)
    .transform((weather) => (weather && weather.places.length > 0 ? weather : null)),
  gold: z
    .object({
      title: required,
      /** The price at which shops buy. */
      buy: z.number().positive(),
      /** The price at which shops sell. */
      sell: z.number().positive(),
      /** The difference of `sell` from the announcement before; null or absent when there was none. */
      difference: z.number().nullish(),
      updatedAt: instant,
    })
    .nullish()
    .catch(null)
    .transform((gold) => gold ?? null),
  banners: listOf(banner),
});
export type Widgets = z.output<typeof widgets>;
