import { SPEAKER_VOICES } from '#ours';
import type { ProviderVoices } from './shape.ts';

/** A provider's names for the voices of the speakers, by the speaker's id. */
export type VoiceNames = Record<number, string | undefined>;

/** The station's voices at a provider. */
export function listVoices(provider: keyof ProviderVoices): VoiceNames {
  return Object.fromEntries(Object.entries(SPEAKER_VOICES).map(([id, voices]) => [id, voices[provider]]));
}
