export { Clock, TimeAgo, updateTimesAgo, useNow } from './Clock.tsx';
export { startStopwatch } from './stopwatch.ts';
