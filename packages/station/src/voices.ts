import { SPEAKER_VOICES } from '#ours';
import type { ProviderVoices } from './shape.ts';

/** What a provider of speech calls the voice of each speaker, by the speaker's id. */
export type VoiceNames = Record<number, string | undefined>;

/** The station's voices at a provider. */
export function listVoices(provider: keyof ProviderVoices): VoiceNames {
  return Object.fromEntries(Object.entries(SPEAKER_VOICES).map(([id, voices]) => [id, voices[provider]]));
}
