import { CHANNELS, findChannel } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import type { Database } from '../database/index.ts';
import { type Films, isLandscape } from '../films/index.ts';
import { createScheduleQueries, toSchedule } from '../schedule/index.ts';
import { createPlanReader } from './createPlanReader.ts';
import { createRotation, type Schedule } from './schedule.ts';

/**
 * The station's planned programmes. Where nothing is planned, or none of its films exist, a channel shows two of the
 * station's films every half hour, unless it is a special channel. While the database does not answer, the last plan
 * goes on for some hours.
 */
export function createStationSchedule(db: Database, films: Films): Schedule {
  const { listSlots } = createScheduleQueries(db);
  // a day earlier: the last plan also serves viewers who start over
  const readPlan = createPlanReader((channel, from) => listSlots(channel, from - DAY_MS));
  const landscape = [...films.values()].filter(isLandscape).map(({ name }) => name);
  const otherwise = createRotation(
    CHANNELS.map(({ key }) => key),
    landscape,
  );
  return async (channel, fromSeconds, toSeconds) => {
    const slots = await readPlan(channel, fromSeconds * 1000);
    const planned = toSchedule(slots, fromSeconds * 1000, toSeconds * 1000).map(({ slot, startsAt, endsAt }) => ({
      startSeconds: startsAt / 1000,
      endSeconds: endsAt / 1000,
      films: slot.films,
    }));
    // a special channel is on only during planned programmes
    return findChannel(channel)?.kind === 'special'
      ? planned
      : [...planned, ...otherwise(channel, fromSeconds, toSeconds)];
  };
}
