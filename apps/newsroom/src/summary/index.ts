export { keepSummaries } from './keepSummaries.ts';
export { feedbackOn, type KeptSummary, setFeedback, summaryOf } from './summaries.ts';
export { summariser } from './summarise.ts';
