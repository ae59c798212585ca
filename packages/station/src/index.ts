export { ABOUT, type About } from './about.ts';
export { NAVIGATION } from './navigation.ts';
export { STATION, type Station } from './station.ts';
export { WEATHER_PLACES, type WeatherPlace } from './weatherPlaces.ts';
