export { keepProbing } from './prober.ts';
export { readScorecard } from './scorecard.ts';
