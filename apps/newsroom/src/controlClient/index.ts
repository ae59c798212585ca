export { callControl, NotRunning } from './callControl.ts';
