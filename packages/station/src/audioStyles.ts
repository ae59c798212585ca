import { DEFAULT_SPEAKER, SPEAKERS } from '#ours';
import type { Speaker } from './shape.ts';

/**
 * A style for each speaker, the default's first (SPEC 3.3-11 to 3.3-14).
 * @internal for the test of all stations
 */
export function listAudioStyles(speakers: readonly Speaker[], defaultId: number) {
  const isDefault = ({ id }: Speaker) => id === defaultId;
  return [...speakers.filter(isDefault), ...speakers.filter((speaker) => !isDefault(speaker))].map(({ id, name }) => ({
    id: `speaker-${id}`,
    audioStyleSetting: { settingType: 'speaker', speaker: id },
    audioStyleLabel: name,
    isActivate: true,
  }));
}

/** The styles of this station's narrations. */
export const AUDIO_STYLES = /* @__PURE__ */ listAudioStyles(SPEAKERS, DEFAULT_SPEAKER);
