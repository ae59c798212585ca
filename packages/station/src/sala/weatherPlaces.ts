import type { WeatherPlace } from '../shape.ts';

/** Cities in Sala's news, invented like the news, one for every region; the first is where most readers are. */
export const WEATHER_PLACES: WeatherPlace[] = [
  { name: 'นครจันทรา', latitude: 14.12, longitude: 100.31 },
  { name: 'เวียงผาแก้ว', latitude: 19.02, longitude: 99.41 },
  { name: 'โคกตะวัน', latitude: 15.87, longitude: 102.61 },
  { name: 'ธารานคร', latitude: 15.23, longitude: 100.12 },
  { name: 'ท่าสิงขร', latitude: 11.43, longitude: 99.71 },
  { name: 'เกาะมุกดา', latitude: 10.21, longitude: 99.92 },
];
