export { countPlayLater } from './countPlayLater.ts';
export type { PlayedVideo } from './countWhenSeen.ts';
export { isRobot } from './isRobot.ts';
export { useViewCount } from './useViewCount.ts';
