import { SPEAKERS } from '#ours';

/**
 * How articles are read, in the order of SPEC 3.3-11 to 3.3-13: a style for each speaker. What has no style, or one that nobody knows,
 * is read in the first (SPEC 3.3-14).
 */
export const AUDIO_STYLES = [1, 12, 11].map((speaker) => ({
  id: `speaker-${speaker}`,
  audioStyleSetting: { settingType: 'speaker', speaker },
  audioStyleLabel: SPEAKERS.find(({ id }) => id === speaker)?.name ?? '',
  isActivate: true,
}));
