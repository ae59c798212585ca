import { type Collected, type CollectedEvent, eventNames } from '@sala/contracts';
import { CHANNELS, STATION } from '@sala/station';
import { dayAt } from '@sala/thai';
import type { Database } from '../database/index.ts';
import { Tally } from '../views/index.ts';
import { bucketOf } from '../vitals/index.ts';
import { statsWriter } from './statsWriter.ts';

const PERIOD = 5_000;
const NAMES = new Set(
  eventNames({
    brandName: STATION.brandName,
    channels: CHANNELS.flatMap(({ eventName }) => (eventName ? [eventName] : [])),
  }),
);

/** Counts by the day how the site is used: in memory, written every five seconds and at the end. */
export interface Collector {
  count(batch: Collected): void;
  /** Writes what has been counted since; what cannot be written is kept for the next time. */
  flush(): Promise<void>;
  /** The last {@link flush}. */
  close(): Promise<void>;
}

/** @param onError told of a writing that failed */
export function collectEvents(
  db: Database,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): Collector {
  const counted = new Tally();
  const write = statsWriter(db);
  const add = (...key: (string | number)[]) => counted.add(JSON.stringify(key));

  const flush = async () => {
    const counts = counted.take();
    if (counts.length === 0) return;
    try {
      await write(counts);
    } catch (error) {
      for (const [key, times] of counts) counted.add(key, times);
      onError(error);
    }
  };
  let writing = Promise.resolve();
  // one after the other: two at once would wait for each other’s rows
  const flushInTurn = () => {
    writing = writing.then(flush);
    return writing;
  };
  const timer = setInterval(flushInTurn, PERIOD).unref();

  return {
    count({ device, orientation, events, vitals }) {
      const day = dayAt(now());
      for (const event of events) {
        if (!NAMES.has(event.name)) continue;
        add(day, 'page', event.page.replace(/(.)\/$/, '$1'), event.name);
        add(day, 'device', `${device} ${orientation}`, event.name);
        const campaign = campaignOf(event);
        if (campaign) add(day, 'campaign', campaign, event.name);
      }
      for (const { metric, kind, value } of vitals) add(day, 'vital', metric, kind, bucketOf(metric, value));
    },
    flush: flushInTurn,
    close: () => {
      clearInterval(timer);
      return flushInTurn();
    },
  };
}

/** A campaign as reports name it: where it was, of what kind, what for; empty when there is none. */
function campaignOf({ utm_source, utm_medium, utm_campaign }: CollectedEvent): string {
  return utm_source || utm_medium || utm_campaign
    ? [utm_source, utm_medium, utm_campaign].map((one) => one ?? '–').join(' / ')
    : '';
}
