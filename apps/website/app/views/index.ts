export { countWatched } from './countWatched.ts';
export type { WatchedVideo } from './countWhenSeen.ts';
export { useViewCount } from './useViewCount.ts';
