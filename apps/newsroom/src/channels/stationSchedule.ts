import { CHANNELS, findChannel } from '@sala/station';
import { DAY_MS } from '@sala/thai';
import type { Database } from '../database/index.ts';
import { type Films, isLandscape } from '../films/index.ts';
import { createScheduleQueries, planAirings } from '../schedule/index.ts';
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
  return async (channel, from, to) => {
    const slots = await readPlan(channel, from * 1000);
    const planned = planAirings(slots, from * 1000, to * 1000).map(({ slot, startsAt, endsAt }) => ({
      start: startsAt / 1000,
      end: endsAt / 1000,
      films: slot.films,
    }));
    // a special channel is on only during planned programmes
    return findChannel(channel)?.kind === 'special' ? planned : [...planned, ...otherwise(channel, from, to)];
  };
}
