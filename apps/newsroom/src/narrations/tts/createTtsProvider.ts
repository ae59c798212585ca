import type { NarrationSettings } from '../../settings/index.ts';
import { azure } from './azure.ts';
import { createCloudTts } from './cloudTts.ts';
import { createEmbeddedTts, EMBEDDED_VOICE, type PhonemesOf } from './embeddedTts.ts';
import { google } from './google.ts';
import type { SynthesisError, TtsProvider } from './ttsProvider.ts';
import { withFallback } from './withFallback.ts';

/**
 * The station's voice: the one in the cloud when it has one, and the embedded one when it has none or that does not
 * speak. Undefined when speech is turned off.
 * @param report is told why the cloud does not speak
 */
export function createTtsProvider(
  { isOn, cloud }: NarrationSettings,
  phonemesOf: PhonemesOf,
  report: (failure: SynthesisError) => void,
): TtsProvider | undefined {
  if (!isOn) return undefined;
  const embedded = createEmbeddedTts(EMBEDDED_VOICE, phonemesOf);
  if (!cloud) return embedded;
  const service = cloud.service === 'azure' ? azure(cloud) : google(cloud);
  return withFallback(createCloudTts(service), embedded, report);
}
