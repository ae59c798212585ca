import type { MeasurementData } from '../measuredContent.ts';
import type { Adapter } from './adapter.ts';
import { runQuietly } from './runQuietly.ts';

type SdkAttributes = Record<string, string | undefined>;

/** What we use of MoEngage's web SDK: developers.moengage.com, “Web SDK”. */
interface Sdk {
  track_event(name: string, attributes: SdkAttributes): void;
  disableSdk?(): void;
  enableSdk?(): void;
}

declare global {
  interface Window {
    moengage_object?: string;
    moe?: (settings: Record<string, unknown>) => Sdk;
    Moengage?: Sdk;
  }
}

/** How many events wait until the SDK has loaded; further ones are dropped. */
const MAX_WAITING = 50;

/**
 * Loads the SDK of the marketing service and sends it the events that the collector gets. Its notifications, its
 * messages on the page and its cookies are switched off: the site has its own. Failures of the SDK are ignored.
 */
export function startMarketing({ appId, sdk }: NonNullable<MeasurementData['marketing']>): Adapter {
  let waiting: [name: string, attributes: SdkAttributes][] = [];
  let isStopped = false;
  const settings = { app_id: appId, debug_logs: 0, disable_onsite: true, disable_web_push: true, disableCookies: true };

  const begin = () => {
    if (isStopped) return;
    runQuietly(() => {
      if (!window.Moengage && window.moe) window.Moengage = window.moe(settings);
      window.Moengage?.enableSdk?.();
    });
    for (const [name, attributes] of waiting) runQuietly(() => window.Moengage?.track_event(name, attributes));
    waiting = [];
  };
  if (window.Moengage || window.moe) begin();
  else {
    window.moengage_object = 'Moengage';
    const script = Object.assign(document.createElement('script'), { src: sdk, async: true });
    script.addEventListener('load', begin);
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }

  return {
    track({ name, dataset, ...attributes }) {
      const flat = { ...attributes, ...(dataset && { dataset: JSON.stringify(dataset) }) };
      if (window.Moengage) runQuietly(() => window.Moengage?.track_event(name, flat));
      else if (waiting.length < MAX_WAITING) waiting.push([name, flat]);
    },
    stop() {
      isStopped = true;
      waiting = [];
      runQuietly(() => window.Moengage?.disableSdk?.());
    },
  };
}
