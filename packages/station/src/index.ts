export { ABOUT, type About } from './about.ts';
export { AUDIO, AUDIO_STYLES, SPEAKERS, type Speaker } from './audio.ts';
export { CHANNELS, type Channel, contentSource } from './channels.ts';
export { NAVIGATION } from './navigation.ts';
export { STATION, type Station } from './station.ts';
export { WEATHER_PLACES, type WeatherPlace } from './weatherPlaces.ts';
