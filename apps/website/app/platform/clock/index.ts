export { Clock, TimeAgo, useNow } from './Clock.tsx';
export { startStopwatch } from './stopwatch.ts';
