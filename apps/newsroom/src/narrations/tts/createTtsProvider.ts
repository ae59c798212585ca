import type { NarrationSettings } from '../../settings/index.ts';
import { createAzure } from './azure.ts';
import { createCloudTts } from './cloudTts.ts';
import { createEmbeddedTts, type PhonemesOf } from './embeddedTts.ts';
import { createGoogle } from './google.ts';
import type { SynthesisError, TtsProvider } from './ttsProvider.ts';
import { withFallback } from './withFallback.ts';

/**
 * The station's voice: that of the cloud service where one is set, and the embedded one without it or when it fails.
 * Undefined when speech is turned off.
 * @param report called with the reason why the cloud service fails
 */
export function createTtsProvider(
  { isOn, cloud }: NarrationSettings,
  phonemesOf: PhonemesOf,
  report: (failure: SynthesisError) => void,
): TtsProvider | undefined {
  if (!isOn) return undefined;
  const embedded = createEmbeddedTts(phonemesOf);
  if (!cloud) return embedded;
  const service = cloud.service === 'azure' ? createAzure(cloud) : createGoogle(cloud);
  return withFallback(createCloudTts(service), embedded, report);
}
