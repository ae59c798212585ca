import type { Collected } from '@sala/contracts';
import { toJsonMessage } from './ask.server.ts';
import { createService } from './service.server.ts';
import { settings } from './settings.server.ts';

const collector = createService('collector', settings.collector);
const PATIENCE = 5_000;

/** Passes on how the site is used (SPEC 7.15). Nobody waits for it: what cannot be told in time is lost, and is logged. */
export function sendEventBatch(batch: Collected): void {
  void collector.send('collect', '', toJsonMessage('POST', batch), AbortSignal.timeout(PATIENCE));
}
