export { Clock, TimeAgo, useNow } from './Clock.tsx';
export { stopwatch } from './stopwatch.ts';
