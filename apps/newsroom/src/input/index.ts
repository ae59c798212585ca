export { parseArticleId } from './articleId.ts';
export { escapeHtml } from './html.ts';
export { parseInput, storableText } from './input.ts';
export { formatBangkokTime, parsePublishingTime, parseTime } from './time.ts';
