import { listSchedule, planSlot, removeSlot } from '../../schedule/index.ts';
import { type Command, replyLine } from '../command.ts';

const NOT_CHANGED = 'Nothing was changed';

export const scheduleCommands: Record<string, Command> = {
  'schedule/list': replyLine('The schedule cannot be read', listSchedule),
  'schedule/set': replyLine(NOT_CHANGED, planSlot),
  'schedule/remove': replyLine(NOT_CHANGED, removeSlot),
};
