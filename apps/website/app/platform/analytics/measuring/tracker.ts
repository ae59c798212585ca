import { type CollectedEvent, type EventAttributes, MAX_ATTRIBUTE_LENGTH } from '@sala/contracts';
import { hasConsent } from '../../consent/index.ts';
import { type Campaign, parseCampaign } from '../campaign.ts';
import type { PageContent } from '../pageContent.ts';
import { findContentType, toPageSection } from '../pageSection.ts';
import type { Adapter } from './adapter.ts';
import { runQuietly } from './runQuietly.ts';

/** Tells that something was done on the page; `own` is what belongs to that alone. */
export type SendEvent = (name: string, own?: EventAttributes) => void;

export interface Tracker {
  tell: SendEvent;
  /** A page has been opened; `about` says what it is about, when it is asked. */
  enter(path: string, about: () => PageContent): void;
  /** It was left: what is done until the next one belongs to none. */
  leave(): void;
  stop(): void;
}

/** Play, view and page-view events (SPEC 7.15-12); an article that is read aloud is played. */
const CARRIES_CAMPAIGN = /view|plays|^contentTTS$|^homeSchedule/i;

/** Gives each event the page that it is of, and hands it to every adapter. */
export function createTracker(adapters: Adapter[]): Tracker {
  let page: { path: string; about: () => PageContent } | null = null;
  // an address within the site has lost what brought the visitor: it holds for the visit
  let campaign: Campaign = {};

  const told: SendEvent = (name, own) => {
    // another tab may have taken it back
    if (!page || !hasConsent()) return;
    const { path } = page;
    const { view: _, ...about } = page.about();
    const event = trimmed({
      name,
      page: path,
      sectionName: toPageSection(path),
      contentType: findContentType(path) ?? '',
      // SPEC 3.7-03
      contentId: path.split('/').filter(Boolean).at(-1) ?? '',
      ...trimmed(about),
      ...(CARRIES_CAMPAIGN.test(name) && campaign),
      // of the page's own article what is not known of the press is known of the page
      ...(own?.contentId === about.contentId ? trimmed(own ?? {}) : own),
    });
    for (const adapter of adapters) adapter.track(event);
  };
  const tell: SendEvent = (name, own) => runQuietly(() => told(name, own));

  return {
    tell,
    enter(path, about) {
      page = { path, about };
      const named = parseCampaign(location.search);
      if (Object.keys(named).length > 0) campaign = named;
      tell('pageView');
      runQuietly(() => {
        const { view } = about();
        if (view) tell(view);
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

/** Without what is empty; what is too long is cut. */
function trimmed<Event extends Partial<CollectedEvent>>(event: Event): Event {
  return Object.fromEntries(
    Object.entries(event)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_ATTRIBUTE_LENGTH) : value]),
  ) as Event;
}
