export { carryOverSummary, countUnsummarized, warnOfEndedSummary } from './queries.ts';
export { addSummaryRoutes } from './routes.ts';
export { createSummarizer } from './summarize.ts';
export { summarizePending } from './summarizePending.ts';
