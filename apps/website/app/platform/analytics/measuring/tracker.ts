import { type CollectedEvent, type EventAttributes, MAX_ATTRIBUTE_LENGTH } from '@sala/contracts';
import { hasConsent } from '../../consent/index.ts';
import { parseCampaign } from '../campaign.ts';
import type { MeasuredContent } from '../measuredContent.ts';
import { findContentType, toPageSection } from '../pageSection.ts';
import type { Adapter } from './adapter.ts';
import { runQuietly } from './runQuietly.ts';

/** Sends an event of the current page; `own` are the attributes of this event alone. */
export type SendEvent = (name: string, own?: EventAttributes) => void;

export interface Tracker {
  send: SendEvent;
  /** A page was opened; `about` is called for each of its events and returns what the page is about. */
  enter(path: string, about: () => MeasuredContent): void;
  /** The page was left: events before the next page are dropped. */
  leave(): void;
  stop(): void;
}

/** Play, view and page-view events (SPEC 7.15-12); an article that is read aloud is played. */
const CARRIES_CAMPAIGN = /view|plays|^contentTTS$|^homeSchedule/i;

/** The query of the address with which the visit began, before the pages that scripts opened. */
function searchOfVisit(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return /\?[^#]*/.exec(visit?.name ?? '')?.[0] ?? '';
}

/** Gives each event the page that it is of, and hands it to every adapter. */
export function createTracker(adapters: Adapter[]): Tracker {
  let page: { path: string; about: () => MeasuredContent } | null = null;
  // further pages of a visit have no campaign in their address, and consent may come on one: the last named one holds
  let campaign = parseCampaign(searchOfVisit());

  const sendEvent: SendEvent = (name, own) => {
    // the reader may have withdrawn consent in another tab
    if (!page || !hasConsent()) return;
    const { path } = page;
    const { view: _, ...about } = page.about();
    const event = trimAttributes({
      name,
      page: path,
      sectionName: toPageSection(path),
      contentType: findContentType(path) ?? '',
      // SPEC 3.7-03
      contentId: path.split('/').filter(Boolean).at(-1) ?? '',
      ...trimAttributes(about),
      ...(CARRIES_CAMPAIGN.test(name) && campaign),
      // on the page's own article the page fills in what the press does not say
      ...(own?.contentId === about.contentId ? trimAttributes(own ?? {}) : own),
    });
    for (const adapter of adapters) adapter.track(event);
  };
  const send: SendEvent = (name, own) => runQuietly(() => sendEvent(name, own));

  return {
    send,
    enter(path, about) {
      page = { path, about };
      const newCampaign = parseCampaign(location.search);
      if (Object.keys(newCampaign).length > 0) campaign = newCampaign;
      send('pageView');
      runQuietly(() => {
        const { view } = about();
        if (view) send(view);
      });
    },
    leave() {
      page = null;
    },
    stop() {
      for (const adapter of adapters) adapter.stop();
    },
  };
}

/** Drops empty attributes, and cuts long ones. */
function trimAttributes<Event extends Partial<CollectedEvent>>(event: Event): Event {
  return Object.fromEntries(
    Object.entries(event)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_ATTRIBUTE_LENGTH) : value]),
  ) as Event;
}
