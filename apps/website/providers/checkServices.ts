import { settings } from '../app/platform/services/index.server.ts';
import { createAsk } from './asking.ts';
import type { Checked, Finding } from './finding.ts';
import { isEventStream, isStream, isThere } from './isThere.ts';
import { removeSecrets } from './oneLine.ts';
import { checkProgramApi } from './programQuestions.ts';
import * as of from './questions.ts';

/** The services that are queried, by their settings, in an order in which one finds ids for the next. */
const ASKED: [setting: string, address: string | undefined, of.Questions][] = [
  ['MAIN_API_URL', settings.mainApi, of.checkMainApi],
  ['PAGE_API_URL', settings.pageApi, of.checkPageApi],
  ['CONTENT_API_URL', settings.contentApi, of.checkContentApi],
  ['TAG_API_URL', settings.tagApi, of.checkTagApi],
  ['PROGRAM_API_URL', settings.programApi, checkProgramApi],
  ['PARTNER_API_URL', settings.partnerApi, of.checkPartnerApi],
  ['SEARCH_API_URL', settings.searchApi, of.checkSearchApi],
  ['AI_API_URL', settings.aiApi, of.checkAiApi],
  ['AI_CONTENT_API_URL', settings.aiContentApi, of.checkAiContentApi],
  ['TTS_API_URL', settings.ttsApi, of.checkTtsApi],
  ['WIDGETS_API_URL', settings.widgetsApi, of.checkWidgetsApi],
  ['PUSH_API_URL', settings.pushApi, of.checkPushApi],
  ['WEB_SEARCH_URL', settings.webSearch?.url, of.checkWebSearch],
];

/** Services that only receive data, which a check must not send: it only checks that they are reachable. */
const TOLD: [setting: string, address: string | undefined][] = [
  ['VIEW_COUNTER_URL', settings.viewCounter],
  ['VIDEO_COUNTER_URL', settings.videoCounter],
  ['FEEDBACK_WEBHOOK_URL', settings.feedbackWebhook],
];

/**
 * Sends each service in the settings the requests that the site would send, and yields its findings, one service after
 * the other. Sends no writes.
 */
export async function* checkServices(): AsyncGenerator<Checked> {
  const known: of.Known = {};
  for (const [setting, address, questions] of ASKED) {
    if (!address) {
      // the web search is optional: without it nothing is missing
      if (setting !== 'WEB_SEARCH_URL') yield toLeftOut(setting);
      continue;
    }
    const findings: Finding[] = [];
    await questions(createAsk(findings, settings), known);
    yield { setting, address: removeSecrets(address), findings };
  }
  // the path of a webhook is secret
  for (const [setting, address] of TOLD)
    yield address
      ? { setting, address: new URL(address).origin, findings: [await isThere(address)] }
      : toLeftOut(setting);
  yield settings.changes
    ? {
        setting: 'CHANGES_URL',
        address: removeSecrets(settings.changes),
        findings: [await isEventStream(settings.changes)],
      }
    : toLeftOut('CHANGES_URL');
  const streams = await Promise.all([...settings.liveStreams].map(([channel, address]) => isStream(channel, address)));
  yield streams.length > 0 ? { setting: 'LIVE_STREAMS', address: '', findings: streams } : toLeftOut('LIVE_STREAMS');
}

/** A service that the settings leave out is not queried. */
function toLeftOut(setting: string): Checked {
  const finding: Finding = { outcome: 'unasked', question: 'none', why: 'left out', warnings: [], milliseconds: 0 };
  return { setting, address: '', findings: [finding] };
}
