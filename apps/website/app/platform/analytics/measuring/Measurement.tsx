import { useEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { MeasurementData, PageContentHandle } from '../pageContent.ts';
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
  const { pathname } = useLocation();
  const { marketing } = useRouteLoaderData<MeasurementData>('root') ?? {};
  const last = useRef<UIMatch>(undefined);
  last.current = useMatches().at(-1);
  const tracker = useRef<Tracker>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marketing service is a setting
  useEffect(() => {
    const collector = startCollector();
    const opened = createTracker([collector, ...(marketing ? [loadMarketing(marketing)] : [])]);
    tracker.current = opened;
    const gone = new AbortController();
    watchClicks(opened.tell, gone.signal);
    runQuietly(() => watchVitals(collector.measured, gone.signal));
    return () => {
      gone.abort();
      opened.stop();
    };
  }, []);

  useEffect(() => {
    const tell = tracker.current?.tell;
    if (!tell || PREVIEW.test(pathname)) return;
    const left = new AbortController();
    tracker.current?.enter(pathname, () => {
      const handle = last.current?.handle as Partial<PageContentHandle<unknown>> | undefined;
      const { loaderData } = last.current ?? {};
      return (loaderData && handle?.content?.(loaderData, new URLSearchParams(location.search))) ?? {};
    });
    watchPlays(tell, left.signal);
    watchScroll(tell, left.signal);
    watchVisibility(tell, left.signal);
    return () => {
      left.abort();
      tracker.current?.leave();
    };
  }, [pathname]);
  return null;
}

/** Loads the marketing service of a station that has one; events wait until it is there. */
function loadMarketing(settings: NonNullable<MeasurementData['marketing']>): Adapter {
  const opened = import('./marketing.ts').then(({ startMarketing }) => startMarketing(settings));
  const then = (work: (adapter: Adapter) => void) => void opened.then(work).catch(console.warn);
  return { track: (event) => then((adapter) => adapter.track(event)), stop: () => then((adapter) => adapter.stop()) };
}
