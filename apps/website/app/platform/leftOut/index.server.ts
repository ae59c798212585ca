export { isBelow } from './isBelow.ts';
