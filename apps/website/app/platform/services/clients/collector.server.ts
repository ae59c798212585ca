import type { Collected } from '@sala/contracts';
import { toJsonMessage } from '../callService.server.ts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

const collector = createService('collector', settings.collector, { logsMissing: true });
const TIMEOUT_MS = 5_000;

/**
 * Passes analytics events on (SPEC 7.15). The reader does not wait: events that cannot be sent in time are dropped and
 * logged.
 */
export function sendEventBatch(batch: Collected): void {
  void collector.send('collect', '', toJsonMessage('POST', batch), AbortSignal.timeout(TIMEOUT_MS));
}
