import { type Collected, type CollectedEvent, listEventNames } from '@sala/contracts';
import { CHANNELS, type Channel, MENU_EVENTS } from '@sala/station';
import { toDay } from '@sala/thai';
import type { Database } from '../database/index.ts';
import { createStatsWriter } from './createStatsWriter.ts';
import { Tally } from './views/tally.ts';
import { type CountWriter, startCountWriter } from './views/writeCounts.ts';
import { toBucket } from './vitals/buckets.ts';

/** The events that are counted. */
const EVENT_NAMES: ReadonlySet<string> = new Set(
  listEventNames({
    channels: CHANNELS.flatMap(({ eventName }: Channel) => eventName ?? []),
    groups: ['Other', ...Object.values(MENU_EVENTS)],
  }),
);

/** Counts events by day: in memory, written to the database every five seconds and on closing. */
export interface Collector extends CountWriter {
  count(batch: Collected): void;
}

/** @param onError called when a write has failed */
export function startCollector(
  db: Database,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): Collector {
  const counted = new Tally();
  const add = (...key: (string | number)[]) => counted.add(JSON.stringify(key));
  const writer = startCountWriter([[counted, createStatsWriter(db)]], onError);

  return {
    count({ device, orientation, events, vitals }) {
      const day = toDay(now());
      for (const event of events) {
        if (!EVENT_NAMES.has(event.name)) continue;
        add(day, 'page', event.page.replace(/(.)\/$/, '$1'), event.name);
        add(day, 'device', `${device} ${orientation}`, event.name);
        const campaign = formatCampaign(event);
        if (campaign) add(day, 'campaign', campaign, event.name);
      }
      for (const { metric, kind, value } of vitals) add(day, 'vital', metric, kind, toBucket(metric, value));
    },
    ...writer,
  };
}

/** A campaign as reports name it: its source, medium and name; empty when there is none. */
function formatCampaign({ utm_source, utm_medium, utm_campaign }: CollectedEvent): string {
  return utm_source || utm_medium || utm_campaign
    ? [utm_source, utm_medium, utm_campaign].map((one) => one ?? '–').join(' / ')
    : '';
}
