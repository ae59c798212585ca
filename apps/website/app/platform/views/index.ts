export { countPlayLater } from './countWatched.ts';
export type { PlayedVideo } from './countWhenSeen.ts';
export { isRobot } from './robots.ts';
export { useViewCount } from './useViewCount.ts';
