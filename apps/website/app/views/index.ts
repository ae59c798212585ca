export { countWatched } from './countWatched.ts';
export type { WatchedVideo } from './countWhenSeen.ts';
export { isRobot } from './robots.ts';
export { useViewCount } from './useViewCount.ts';
