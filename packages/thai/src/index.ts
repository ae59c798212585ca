export { DATE_LOCALES, type DateLocale, DEFAULT_DATE_LOCALE, listWeekdayHeadings } from './calendar.ts';
export {
  formatAppearance,
  formatDateTime,
  formatFullDay,
  formatLongDate,
  formatPublishTime,
  formatShortDate,
  formatTime,
  isDayAlone,
} from './dates.ts';
export { addDays, isDay, toDay, toStartOfDay, toStartOfMonth } from './days.ts';
export { toArabicDigits } from './digits.ts';
export { formatClock, formatDuration, formatSpokenDuration } from './durations.ts';
export { escapeAttribute, escapeText } from './escape.ts';
export { foldThai, foldWithOrigins, removeTones, toNfc } from './fold.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, toBangkokClock, toEpochMs } from './instant.ts';
export { switchKeyboard } from './keyboard.ts';
export { joinPhrases } from './lineBreaking/joinPhrases.ts';
export { removeJoiners } from './lineBreaking/removeJoiners.ts';
export { findRepeatedPhrases } from './lineBreaking/repeatedPhrases.ts';
export { THAI_WEEKDAYS } from './names.ts';
export { formatNumber } from './numbers.ts';
export { toPlainText } from './plainText.ts';
export { formatRelativeTime } from './relativeTime.ts';
export { respell } from './segmentation/respell.ts';
export { loadLexicon, SEGMENTATION_VERSION, segmentWords } from './segmentation/segmentWords.ts';
export { toSoundForm } from './segmentation/soundForm.ts';
export { splitWord } from './segmentation/splitWord.ts';
export { formatSpan, isOlderThan24Hours, isWithinToday } from './span.ts';
export { cutText, isBeginning, MAX_DESCRIPTION_LENGTH, toDescription, truncateText } from './text.ts';
export { thaiText } from './thaiText.ts';
export { parseVideoId } from './videoId.ts';
export { listWordSpans, listWords, type WordSpan } from './words.ts';
export { BUDDHIST_ERA_YEARS, listOtherYears } from './years.ts';
