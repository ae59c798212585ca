export { parseArticleId } from './articleId.ts';
export { listLinks, listSources } from './bodySources.ts';
export { countLines } from './countLines.ts';
export { describeExcess } from './describeExcess.ts';
export { findCategoryByName } from './findCategoryByName.ts';
export { formatCount } from './formatCount.ts';
export { toBodyHtml, toParagraphsHtml } from './html.ts';
export { parseInput, storableFile, storableLine, storableLink, storableTag, storableText } from './input.ts';
export { leaveOutHidden, warnOfHidden } from './leaveOutHidden.ts';
export { listLimit } from './listLimit.ts';
export { rowNumber } from './rowNumber.ts';
export { section } from './section.ts';
export { toSitePath } from './sitePath.ts';
export { tidyLine, tidyTag, tidyText } from './tidy.ts';
export {
  formatBangkokTime,
  formatUntil,
  parsePeriod,
  parsePublishingTime,
  parseTime,
  parseUntil,
  requireCommonEra,
  tidyClock,
} from './time.ts';
export { warnOfBareAddresses } from './warnOfBareAddresses.ts';
export { warnOfHtml } from './warnOfHtml.ts';
export { warnOfMarkdown } from './warnOfMarkdown.ts';
export { warnOfMarkup } from './warnOfMarkup.ts';
export { warnOfUnseenElements } from './warnOfUnseenElements.ts';
export { MAX_XML_DEPTH } from './xmlDepth.ts';
