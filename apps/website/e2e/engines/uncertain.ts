/**
 * Journeys that WebKit's test browser does not always finish, and the reason. `npm run test:browsers` runs them; `npm
 * test` skips them, lists them by name, and counts none of them as passed.
 */
export const UNCERTAIN_IN_WEBKIT: Record<string, string> = {
  'listening.journey.ts': 'MiniBrowser ends when the next article begins, about every second time; why is not known',
  'live.journey.ts':
    'captions of a channel do not come in about one of four runs; GStreamer decodes beside two other browsers',
  'film.journey.ts': 'plays through the same decoder as the channel, though it has not failed yet',
  'shortClips.journey.ts': 'plays through the same decoder as the channel, though it has not failed yet',
  'nativeHls.webkit.journey.ts': 'plays through the same decoder as the channel, though it has not failed yet',
};
