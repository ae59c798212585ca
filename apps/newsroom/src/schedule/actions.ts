import { z } from 'zod';
import { action } from '../actions/index.ts';
import { formatBangkokTime } from '../input/index.ts';
import { extendAiring } from './extend.ts';
import { compareWithPlan } from './plannedDays.ts';
import { extended, listed, planned, removed, WEEKDAYS } from './slotInput.ts';
import { formatMinute, listSchedule, planSlot, type RemovedSlot, removeSlot } from './slots.ts';

export { scheduleFileActions } from './fileActions.ts';

const role = 'producer';

/** Milliseconds since 1970. */
const instant = z.number().int();
const airing = z.object({ slot: z.number().int(), startsAt: instant, endsAt: instant, title: z.string() });
const formatInstant = (at: number): string => formatBangkokTime(new Date(at));
const formatSpan = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string =>
  `${formatInstant(startsAt).slice(11)}–${formatInstant(endsAt).slice(11)}`;

const formatDays = (weekdays: string[]): string => (weekdays.length === WEEKDAYS.length ? 'daily' : weekdays.join(','));

const SIGNS = { asPlanned: ' ', added: '+', dropped: '-' };

function printRemoved({ leftOut, effectiveFrom, again, ...removed }: RemovedSlot): string[] {
  const { slot, channel, weekdays, title, startMinute, minutes } = removed;
  const back = again ? [`to have it back: ${again}`] : [];
  if (leftOut) {
    const { instead, ...span } = leftOut;
    const shown = instead.map((one) => `${formatSpan(one)}  ${one.title}`).join(', ') || 'nothing is planned';
    const day = formatInstant(span.startsAt).slice(0, 10);
    return [`${slot}  ${channel}  ${day}  ${formatSpan(span)}  ${title} is left out; instead: ${shown}`, ...back];
  }
  const span = `${formatMinute(startMinute)}–${formatMinute(startMinute + minutes)}`;
  return [
    `${slot}  ${channel}  ${formatDays(weekdays)}  ${span}  ${title} is not planned any more from ${formatInstant(effectiveFrom)} on`,
    ...back,
  ];
}

export const scheduleActions = [
  action({
    name: 'schedule list',
    summary: 'list what is on a channel today, or on a day such as 2026-11-22, each with its slot',
    kind: 'query',
    role: 'reporter',
    input: listed,
    positionals: ['channel'],
    output: z.object({ airings: z.array(airing) }),
    run: async ({ db }, input) => ({ airings: await listSchedule(db, input) }),
    print: ({ airings }) => airings.map((one) => `${formatSpan(one)}  ${String(one.slot).padEnd(8)}${one.title}`),
  }),
  action({
    name: 'schedule aired',
    summary:
      'compare what was on a channel, today or on a day, with the plan when that day began: + not planned, - not aired',
    kind: 'query',
    role: 'reporter',
    input: listed,
    positionals: ['channel'],
    output: z.object({
      plannedAt: instant.nullable(),
      airings: z.array(airing.omit({ slot: true }).extend({ state: z.enum(['asPlanned', 'added', 'dropped']) })),
    }),
    run: ({ db }, input) => compareWithPlan(db, input),
    print: ({ plannedAt, airings }) => ({
      lines: airings.map((one) => `${SIGNS[one.state]} ${formatSpan(one)}  ${one.title}`),
      warnings: plannedAt === null ? ['What was planned for that day was not written down.'] : [],
    }),
  }),
  action({
    name: 'schedule set',
    summary:
      'schedule a programme every week, from a day on or on one day; it replaces what was scheduled for that time',
    kind: 'change',
    role,
    input: planned,
    positionals: ['channel', 'program'],
    output: airing.extend({
      channel: z.string(),
      weekdays: z.array(z.enum(WEEKDAYS)),
      givesWay: z.array(airing).default([]),
      givesWayLater: z.array(airing.extend({ again: z.string() })).default([]),
    }),
    run: ({ db }, input) => planSlot(db, input),
    print: ({ slot, channel, weekdays, title, givesWay, givesWayLater, ...span }) => {
      return {
        lines: [
          `${slot}  ${channel}  ${formatDays(weekdays)}  ${formatSpan(span)}  ${title}, first on ${formatInstant(span.startsAt)}`,
        ],
        warnings: [
          ...givesWay.map((one) => `${formatSpan(one)}  ${one.title} gives way on that day.`),
          ...givesWayLater.map(
            ({ again, ...one }) =>
              `${formatInstant(one.startsAt).slice(0, 10)}  ${formatSpan(one)}  ${one.title} gives way, too${again && `; to have it back: ${again}`}`,
          ),
        ],
      };
    },
  }),
  action({
    name: 'schedule extend',
    summary:
      'make what is on a channel last longer; the next programme becomes shorter; --until: all up to this time begin later; --drop: also when more than one programme is dropped',
    kind: 'change',
    role,
    input: extended,
    positionals: ['channel'],
    output: z.object({
      airings: z.array(
        airing.omit({ slot: true }).extend({ moved: z.object({ startsAt: instant, endsAt: instant }).nullable() }),
      ),
      slots: z.array(z.number().int()).default([]),
      earlierEnd: instant.nullable().default(null),
    }),
    run: ({ db }, input) => extendAiring(db, input),
    print: ({ airings, slots, earlierEnd }) => ({
      lines: [
        ...airings.map(
          ({ title, moved, ...span }) => `${formatSpan(span)} → ${moved ? formatSpan(moved) : 'dropped'}  ${title}`,
        ),
        ...slots.map((slot) => `to take it back: schedule remove ${slot}`),
      ],
      warnings:
        earlierEnd === null
          ? []
          : [`It was extended before, beyond ${formatInstant(earlierEnd).slice(11)}: this makes it longer once more.`],
    }),
  }),
  action({
    name: 'schedule remove',
    summary: 'remove a slot from the schedule, on all its days or on one; a programme that has begun runs to its end',
    kind: 'change',
    role,
    input: removed,
    positionals: ['slot'],
    output: z.object({
      slot: z.number().int(),
      channel: z.string(),
      weekdays: z.array(z.enum(WEEKDAYS)),
      title: z.string(),
      startMinute: z.number().int(),
      minutes: z.number().int(),
      effectiveFrom: instant,
      leftOut: z.object({ startsAt: instant, endsAt: instant, instead: z.array(airing) }).nullable(),
      again: z.string(),
    }),
    run: ({ db }, { slot, on }) => removeSlot(db, slot, on),
    print: printRemoved,
  }),
];
