export { growthOf } from './growth.ts';
export { REPEATED } from './repeated.ts';
