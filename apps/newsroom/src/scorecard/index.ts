export { keepProbing } from './prober.ts';
export { scorecardApi } from './routes.ts';
export { readScorecard } from './scorecard.ts';
