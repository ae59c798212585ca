export { isBelow } from './isBelow.ts';
export { LeftOut, useLeftOut } from './LeftOut.tsx';
