export { isForDesk, runAtDesk } from './runAtDesk.ts';
