import { listSchedule, planSlot, removeSlot } from '../../schedule/index.ts';
import { type Command, saying } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';

export const scheduleCommands: Record<string, Command> = {
  'schedule/list': saying('The schedule cannot be read', listSchedule),
  'schedule/set': saying(NOT_CHANGED, planSlot),
  'schedule/remove': saying(NOT_CHANGED, removeSlot),
};
