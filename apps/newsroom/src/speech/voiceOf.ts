import type { SpeechSettings } from '../speechSettings.ts';
import { azure } from './azure.ts';
import { cloudVoice } from './cloudVoice.ts';
import { EMBEDDED_VOICE, embeddedVoice, type PhonemesOf } from './embeddedVoice.ts';
import { google } from './google.ts';
import type { SpeechFailure, SpeechProvider } from './provider.ts';
import { withFallback } from './withFallback.ts';

/**
 * The station's voice: the one in the cloud when it has one, and the embedded one when it has none or that does not speak. Undefined
 * when speech is turned off.
 * @param report is told why the cloud does not speak
 */
export function voiceOf(
  { isOn, cloud }: SpeechSettings,
  phonemesOf: PhonemesOf,
  report: (failure: SpeechFailure) => void,
): SpeechProvider | undefined {
  if (!isOn) return undefined;
  const embedded = embeddedVoice(EMBEDDED_VOICE, phonemesOf);
  if (!cloud) return embedded;
  const service = cloud.service === 'azure' ? azure(cloud) : google(cloud);
  return withFallback(cloudVoice(service), embedded, report);
}
