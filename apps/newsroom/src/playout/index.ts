export { FILMS_FOLDER, openFilms } from './films.ts';
export { playoutApi } from './playoutApi.ts';
export { takesEffect } from './schedule.ts';
export { stationSchedule } from './stationSchedule.ts';
