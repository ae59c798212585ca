export { type ArticleText, splitParagraphs } from './extract.ts';
export {
  countUnsummarized,
  findFeedback,
  findSummary,
  hasSummary,
  type StoredSummary,
  setFeedback,
} from './queries.ts';
export { addSummaryRoutes } from './routes.ts';
export { isBreath, splitSentences } from './sentences.ts';
export { createSummarizer } from './summarize.ts';
export { startSummaryWorker } from './summaryWorker.ts';
