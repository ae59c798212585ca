export {
  type ArticleSummary,
  articleSummary,
  type SummaryList,
  summaryList,
} from './summary.ts';
export { type VoteCounts, voteList, voteUpdate } from './votes.ts';
