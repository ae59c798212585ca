import { lowerEmergency, raiseEmergency } from '../../emergency/index.ts';
import { type Command, saying } from '../command.ts';

export const emergencyCommands: Record<string, Command> = {
  'emergency/raise': saying('The emergency was not raised', raiseEmergency),
  'emergency/lower': saying('The emergency was not lowered', lowerEmergency),
};
