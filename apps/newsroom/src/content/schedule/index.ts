export { listSchedule, planSlot, removeSlot } from './slots.ts';
