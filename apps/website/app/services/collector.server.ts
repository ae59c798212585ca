import type { Collected } from '@sala/contracts';
import { sending } from './ask.server.ts';
import { service } from './service.server.ts';
import { settings } from './settings.server.ts';

const collector = service('collector', settings.collector);
const PATIENCE = 5_000;

/** Passes on how the site is used (SPEC 7.15). Nobody waits for it: what cannot be told in time is lost, and is logged. */
export function sendBatch(batch: Collected): void {
  void collector.tell('collect', '', sending('POST', batch), AbortSignal.timeout(PATIENCE));
}
