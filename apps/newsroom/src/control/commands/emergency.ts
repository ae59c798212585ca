import { lowerEmergency, raiseEmergency } from '../../emergency/index.ts';
import { type Command, replyLine } from '../command.ts';

export const emergencyCommands: Record<string, Command> = {
  'emergency/raise': replyLine('The emergency was not raised', raiseEmergency),
  'emergency/lower': replyLine('The emergency was not lowered', lowerEmergency),
};
