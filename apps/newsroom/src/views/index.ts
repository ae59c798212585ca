export { viewApi } from './routes.ts';
export { Tally } from './tally.ts';
export { countViews } from './viewCounter.ts';
export { type CountWriter, writeCounts } from './writeCounts.ts';
