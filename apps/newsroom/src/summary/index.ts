export { paragraphsOf, type StoryText } from './extract.ts';
export { keepSummaries } from './keepSummaries.ts';
export { isBreath, sentencesOf } from './sentences.ts';
export { countUnsummarised, feedbackOn, hasSummary, type KeptSummary, setFeedback, summaryOf } from './summaries.ts';
export { summariser } from './summarise.ts';
