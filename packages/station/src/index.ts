export { STATION, type Station } from './station.ts';
