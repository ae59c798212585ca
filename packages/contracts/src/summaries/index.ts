export {
  type ArticleSummary,
  articleSummary,
  type SummaryList,
  summaryList,
} from './summary.ts';
export { tidyKeyPoint } from './tidyKeyPoint.ts';
export { type VoteCounts, voteList, voteUpdate } from './votes.ts';
