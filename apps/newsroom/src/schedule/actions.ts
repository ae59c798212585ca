import { z } from 'zod';
import { sentenceAction } from '../actions/index.ts';
import { listed, planned, slotId } from './slotInput.ts';
import { listSchedule, planSlot, removeSlot } from './slots.ts';

const role = 'producer';
const NOT_CHANGED = 'Nothing was changed';

export const scheduleActions = [
  sentenceAction({
    name: 'schedule list',
    summary: 'what is on a channel today, or on a day as 2026-11-22, each with its slot',
    ...{ role: 'reporter', failure: 'The schedule cannot be read' },
    input: listed,
    positionals: ['channel'],
    run: ({ db }, input) => listSchedule(db, input),
  }),
  sentenceAction({
    name: 'schedule set',
    summary: 'plan a programme: every week, from a day on, or on one day; what was planned for that time gives way',
    ...{ role, failure: NOT_CHANGED },
    input: planned,
    positionals: ['channel', 'program'],
    run: ({ db }, input) => planSlot(db, input),
  }),
  sentenceAction({
    name: 'schedule remove',
    summary: 'plan it no longer; what has begun goes on to its end',
    ...{ role, failure: NOT_CHANGED },
    input: z.strictObject({ slot: slotId }),
    positionals: ['slot'],
    run: ({ db }, { slot }) => removeSlot(db, slot),
  }),
];
