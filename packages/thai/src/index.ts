export { type DateLocale, type DateLocaleId, dateLocales, defaultDateLocale, weekdayHeadings } from './calendar.ts';
export {
  dateTime,
  type EraOptions,
  fullDay,
  longDate,
  publishTimeTh,
  shortDate,
  time,
  type YearOptions,
} from './dates.ts';
export { dayAfter, dayAt, isDay, startOfDay } from './days.ts';
export { clock, duration } from './durations.ts';
export { type FoldedText, foldThai, foldWithOrigins, withoutTones } from './fold.ts';
export { epochMs, type Instant } from './instant.ts';
export { otherKeyboard } from './keyboard.ts';
export { keepTogether } from './lineBreaking/keepTogether.ts';
export { repeatedPhrases } from './lineBreaking/repeatedPhrases.ts';
export { withoutJoiners } from './lineBreaking/withoutJoiners.ts';
export { monthName, type NameForm, thaiMonths, thaiWeekdays, weekdayName } from './names.ts';
export { plainText } from './plainText.ts';
export { relativeTime } from './relativeTime.ts';
export { partsOfWord } from './segmentation/partsOfWord.ts';
export { respell } from './segmentation/respell.ts';
export { lexicon, SEGMENTATION_VERSION, segmentWords, type WordSegment } from './segmentation/segmentWords.ts';
export { soundForm } from './segmentation/soundForm.ts';
export { isOlderThan24Hours, spanBetween, startsAndEndsToday } from './span.ts';
export { cut, descriptionFromHtml, truncate } from './text.ts';
export { videoId } from './videoId.ts';
export { type WordSpan, wordSpans, wordsOf } from './words.ts';
export { otherYears } from './years.ts';
