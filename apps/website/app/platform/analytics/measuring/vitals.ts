import { type CollectedVital, PAGE_KINDS, type PageKind, type Vital } from '@sala/contracts';
import { findContentType, toPageSection } from '../pageSection.ts';
import { type Shift, toInteractionDelay, toLayoutShift } from './vitalScores.ts';

/** The shortest interaction that is reported, in milliseconds; the first one is reported whatever it took. */
const MIN_INTERACTION_MS = 40;

type Entry = PerformanceEntry & Shift & { hadRecentInput: boolean; interactionId?: number };

// a reader who withdraws consent and gives it again is not measured twice
let isSent = false;

/**
 * Measures the page that the browser loaded, and sends the result once, when it is hidden for the first time: the five
 * vitals as web.dev/vitals defines them (docs/decisions/0023), those that this browser measures. Pages that the router
 * opens from it are not measured.
 */
export function watchVitals(send: (vitals: CollectedVital[]) => void, signal: AbortSignal): void {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  if (!page || isSent) return;
  // a prerendered page begins when it is activated
  const since = (instant: number) => Math.max(0, instant - (page.activationStart ?? 0));
  const [firstHidden] = performance.getEntriesByType('visibility-state').filter(({ name }) => name === 'hidden');
  const visibleUntil = firstHidden?.startTime ?? Number.POSITIVE_INFINITY;
  const measured: Partial<Record<Vital, number>> = { TTFB: since(page.responseStart) };
  const shifts: Shift[] = [];
  const interactions = new Map<number, number>();

  const interacted = ({ interactionId, duration }: Entry) => {
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    measured.INP = toInteractionDelay([...interactions.values()], countInteractions(interactions));
  };
  const watched: Record<string, (entry: Entry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint' && startTime < visibleUntil) measured.FCP = since(startTime);
    },
    // the browser reports no larger element after the first scroll or press
    'largest-contentful-paint': ({ startTime }) => {
      if (startTime < visibleUntil) measured.LCP = since(startTime);
    },
    'layout-shift': (entry) => {
      if (!entry.hadRecentInput) shifts.push(entry);
    },
    'first-input': interacted,
    event: interacted,
  };
  const types = Object.keys(watched).filter((type) => PerformanceObserver.supportedEntryTypes?.includes(type));
  const observers = types.map((type) => {
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries) watched[type]?.(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: MIN_INTERACTION_MS } as PerformanceObserverInit);
    return { observer, flush: () => record(observer.takeRecords()) };
  });

  const hidden = () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    isSent = true;
    for (const { flush } of observers) flush();
    if (types.includes('layout-shift')) measured.CLS = toLayoutShift(shifts);
    const kind = toPageKind(new URL(page.name).pathname);
    send(Object.entries(measured).map(([metric, value]) => ({ metric: metric as Vital, value, kind })));
  };
  // before the collector sends what it has
  document.addEventListener('visibilitychange', hidden, { capture: true, signal });
  signal.addEventListener('abort', () => {
    for (const { observer } of observers) observer.disconnect();
  });
}

const countInteractions = (interactions: Map<number, number>): number =>
  (performance as Performance & { interactionCount?: number }).interactionCount ?? interactions.size;

/** What kind of page is at a path. */
function toPageKind(path: string): PageKind {
  const kind = findContentType(path) ?? toPageSection(path).toLowerCase();
  return PAGE_KINDS.find((one) => one === kind) ?? 'other';
}
