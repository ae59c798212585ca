export { paragraphsOf, type StoryText } from './extract.ts';
export { keepSummaries } from './keepSummaries.ts';
export { countUnsummarised, feedbackOn, hasSummary, type KeptSummary, setFeedback, summaryOf } from './queries.ts';
export { summaryApi } from './routes.ts';
export { isBreath, sentencesOf } from './sentences.ts';
export { summariser } from './summarise.ts';
