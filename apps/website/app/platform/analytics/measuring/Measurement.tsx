import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { MeasuredContentHandle, MeasurementData } from '../measuredContent.ts';
import type { Adapter } from './adapter.ts';
import { startCollector } from './collector.ts';
import { runQuietly } from './runQuietly.ts';
import { createTracker, type Tracker } from './tracker.ts';
import { watchVitals } from './vitals.ts';
import { watchClicks, watchPlays, watchScroll, watchVisibility } from './watch.ts';

/** Previews are read by editors, whose reading is not counted (SPEC 2.1-24 to 2.1-28). */
const PREVIEW = /\/preview\b/;

/** Measures while it is rendered: from the reader's consent until the reader withdraws it. */
export default function Measurement() {
  const { pathname, search } = useLocation();
  const { marketing } = useRouteLoaderData<MeasurementData>('root') ?? {};
  const last = useRef<UIMatch>(undefined);
  last.current = useMatches().at(-1);
  const tracker = useRef<Tracker>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marketing service is a setting
  useEffect(() => {
    const collector = startCollector();
    const opened = createTracker([collector, ...(marketing ? [loadMarketing(marketing)] : [])]);
    tracker.current = opened;
    const unmounted = new AbortController();
    watchClicks(opened.send, unmounted.signal);
    runQuietly(() => watchVitals(collector.measured, unmounted.signal));
    return () => {
      unmounted.abort();
      opened.stop();
    };
  }, []);

  // another tag, tab, day or search is another page, though its path is the same
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query alone may change
  useEffect(() => {
    const send = tracker.current?.send;
    if (!send || PREVIEW.test(pathname)) return;
    const pageLeft = new AbortController();
    tracker.current?.enter(pathname, () => {
      const handle = last.current?.handle as Partial<MeasuredContentHandle<unknown>> | undefined;
      const { loaderData } = last.current ?? {};
      return (loaderData && handle?.content?.(loaderData, new URLSearchParams(location.search))) ?? {};
    });
    watchPlays(send, pageLeft.signal);
    watchScroll(send, pageLeft.signal);
    watchVisibility(send, pageLeft.signal);
    return () => {
      pageLeft.abort();
      tracker.current?.leave();
    };
  }, [pathname, search]);
  return null;
}

/** Loads the marketing service of a station that has one; events wait until it is there. */
function loadMarketing(settings: NonNullable<MeasurementData['marketing']>): Adapter {
  const opened = import('./marketing.ts').then(({ startMarketing }) => startMarketing(settings));
  const then = (work: (adapter: Adapter) => void) => void opened.then(work).catch(console.warn);
  return { track: (event) => then((adapter) => adapter.track(event)), stop: () => then((adapter) => adapter.stop()) };
}
