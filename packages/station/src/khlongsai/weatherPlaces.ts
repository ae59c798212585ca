import type { WeatherPlace } from '../shape.ts';

export const WEATHER_PLACES: WeatherPlace[] = [{ name: 'เมืองท่าเรือ', latitude: 13.361, longitude: 100.985 }];
