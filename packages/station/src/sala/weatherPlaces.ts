import type { WeatherPlace } from '../shape.ts';

/** A city of every region; the first is where most readers are. */
export const WEATHER_PLACES: WeatherPlace[] = [
  { name: 'กรุงเทพมหานคร', latitude: 13.754, longitude: 100.501 },
  { name: 'เชียงใหม่', latitude: 18.79, longitude: 98.985 },
  { name: 'ขอนแก่น', latitude: 16.439, longitude: 102.828 },
  { name: 'ชลบุรี', latitude: 13.361, longitude: 100.985 },
  { name: 'สงขลา', latitude: 7.199, longitude: 100.595 },
  { name: 'ภูเก็ต', latitude: 7.891, longitude: 98.398 },
];
