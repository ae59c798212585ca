export { measureGrowth } from './growth.ts';
export { REPEATED } from './repeated.ts';
