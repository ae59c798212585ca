export { ABOUT } from './about.ts';
export { ACCOUNTABILITY } from './accountability.ts';
export { AUDIO, SPEAKERS } from './audio.ts';
export { CHANNELS } from './channels.ts';
export { FOOTER } from './footer.ts';
export { HOSTS } from './hosts.ts';
export { NAVIGATION } from './navigation.ts';
export { STATION } from './station.ts';
export { WEATHER_PLACES } from './weatherPlaces.ts';
