import type { WeatherCondition, Widgets } from '@sala/contracts';

const WORDS: Record<WeatherCondition, string> = {
  clear: 'ท้องฟ้าแจ่มใส',
  'partly-cloudy': 'มีเมฆบางส่วน',
  cloudy: 'มีเมฆมาก',
  fog: 'มีหมอก',
  'light-rain': 'ฝนเล็กน้อย',
  rain: 'มีฝน',
  thunderstorm: 'ฝนฟ้าคะนอง',
};

export type Weather = ReturnType<typeof describeWeather>;
export type PlaceWeather = Weather['places'][number];

/** The weather with its words, which are looked up on the server: the table of all would be in every front page. */
export function describeWeather({ places, updatedAt }: NonNullable<Widgets['weather']>) {
  return { places: places.map((place) => ({ ...place, words: place.condition && WORDS[place.condition] })), updatedAt };
}
