export { NAVIGATION } from './navigation.ts';
export { STATION, type Station } from './station.ts';
