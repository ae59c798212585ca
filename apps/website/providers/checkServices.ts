import { settings } from '../app/platform/services/index.server.ts';
import { checkEventStream, checkHost, checkStream } from './checkAddresses.ts';
import { createServiceCheck } from './createServiceCheck.ts';
import type { CheckedService, Finding } from './finding.ts';
import { removeSecrets } from './oneLine.ts';
import { checkProgramApi } from './programRequests.ts';
import * as requests from './serviceRequests.ts';

/** The services that are queried, by their settings, in an order in which one finds ids for the next. */
const READ_SERVICES: [setting: string, address: string | undefined, requests.ServiceRequests][] = [
  ['MAIN_API_URL', settings.mainApi, requests.checkMainApi],
  ['PAGE_API_URL', settings.pageApi, requests.checkPageApi],
  ['CONTENT_API_URL', settings.contentApi, requests.checkContentApi],
  ['TAG_API_URL', settings.tagApi, requests.checkTagApi],
  ['PROGRAM_API_URL', settings.programApi, checkProgramApi],
  ['PARTNER_API_URL', settings.partnerApi, requests.checkPartnerApi],
  ['SEARCH_API_URL', settings.searchApi, requests.checkSearchApi],
  ['AI_API_URL', settings.aiApi, requests.checkAiApi],
  ['AI_CONTENT_API_URL', settings.aiContentApi, requests.checkAiContentApi],
  ['TTS_API_URL', settings.ttsApi, requests.checkTtsApi],
  ['WIDGETS_API_URL', settings.widgetsApi, requests.checkWidgetsApi],
  ['PUSH_API_URL', settings.pushApi, requests.checkPushApi],
  ['WEB_SEARCH_URL', settings.webSearch?.url, requests.checkWebSearch],
];

/** Services that only receive data, which a check must not send: it only checks that they are reachable. */
const WRITE_ONLY_SERVICES: [setting: string, address: string | undefined][] = [
  ['VIEW_COUNTER_URL', settings.viewCounter],
  ['VIDEO_COUNTER_URL', settings.videoCounter],
  ['FEEDBACK_WEBHOOK_URL', settings.feedbackWebhook],
];

/**
 * Sends each service in the settings the requests that the site would send, and yields its findings, one service after
 * the other. Sends no writes.
 */
export async function* checkServices(): AsyncGenerator<CheckedService> {
  const known: requests.KnownIds = {};
  for (const [setting, address, sendRequests] of READ_SERVICES) {
    if (!address) {
      // the web search is optional: without it nothing is missing
      if (setting !== 'WEB_SEARCH_URL') yield toLeftOut(setting);
      continue;
    }
    const findings: Finding[] = [];
    await sendRequests(createServiceCheck(findings, settings), known);
    yield { setting, address: removeSecrets(address), findings };
  }
  // the path of a webhook is secret
  for (const [setting, address] of WRITE_ONLY_SERVICES)
    yield address
      ? { setting, address: new URL(address).origin, findings: [await checkHost(address)] }
      : toLeftOut(setting);
  yield settings.changes
    ? {
        setting: 'CHANGES_URL',
        address: removeSecrets(settings.changes),
        findings: [await checkEventStream(settings.changes)],
      }
    : toLeftOut('CHANGES_URL');
  const streams = await Promise.all(
    [...settings.liveStreams].map(([channel, address]) => checkStream(channel, address)),
  );
  yield streams.length > 0 ? { setting: 'LIVE_STREAMS', address: '', findings: streams } : toLeftOut('LIVE_STREAMS');
}

/** A service that the settings leave out is not queried. */
function toLeftOut(setting: string): CheckedService {
  const finding: Finding = { outcome: 'skipped', request: 'none', why: 'left out', warnings: [], milliseconds: 0 };
  return { setting, address: '', findings: [finding] };
}
