import { THAI_MONTHS, THAI_WEEKDAYS } from './names.ts';

export type DateLocaleId = 'en-US' | 'th-TH';

/**
 * The texts of a day picker in a language. Names run from Sunday and from January on, whatever day the week starts on.
 */
export type DateLocale = {
  id: DateLocaleId;
  /** 0 = Sunday … 6 = Saturday. */
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  weekdays: { full: readonly string[]; abbreviated: readonly string[] };
  months: { full: readonly string[]; abbreviated: readonly string[] };
};

/** The languages of the day picker; Thailand's week starts on Sunday too, as in CLDR (9.5-20). */
export const DATE_LOCALES: Readonly<Record<DateLocaleId, DateLocale>> = {
  'en-US': {
    id: 'en-US',
    weekStartsOn: 0,
    weekdays: {
      full: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      abbreviated: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    },
    months: {
      full: [
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ],
      abbreviated: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    },
  },
  'th-TH': { id: 'th-TH', weekStartsOn: 0, weekdays: THAI_WEEKDAYS, months: THAI_MONTHS },
};

/** The default locale of a day picker: en-US, weeks from Sunday (9.5-20). */
export const DEFAULT_DATE_LOCALE: DateLocale = DATE_LOCALES['en-US'];

/** The seven weekdays in the order of a calendar's columns: the day the week starts on comes first (9.5-20). */
export const listWeekdayHeadings = ({ weekdays, weekStartsOn }: DateLocale): { full: string; abbreviated: string }[] =>
  weekdays.full.map((_, column) => {
    const day = (column + weekStartsOn) % 7;
    return { full: weekdays.full[day] ?? '', abbreviated: weekdays.abbreviated[day] ?? '' };
  });
