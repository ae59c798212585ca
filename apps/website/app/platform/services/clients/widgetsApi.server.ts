import { widgets } from '@sala/contracts';
import { createService } from '../service.server.ts';
import { settings } from '../settings.server.ts';

// The widgets beside the news (SPEC 1-26, 1-28, 1-29); the specification names no service for them.

const widgetsApi = createService('widgets', settings.widgetsApi);

/** How long a page waits for the widgets, in milliseconds: less than for its main content. */
const WIDGETS_TIMEOUT_MS = 1500;

/** The weather, the price of gold and the station's banners. */
export function fetchWidgets(signal: AbortSignal) {
  return widgetsApi.fetchSharedArea('widgets', '/widgets', widgets, signal, WIDGETS_TIMEOUT_MS);
}
