// What is told of how the site is used (SPEC 7.15). Browsers load this: it knows no schema.

/**
 * What a page may tell of that was done on it (SPEC 7.15-01 to 7.15-11). What the station calls its channels and the
 * groups of its expanded menu stands in some of them.
 */
export function eventNames({ channels, groups }: { channels: string[]; groups: string[] }) {
  return [
    ...['pageView', 'actionScroll_50', 'actionScroll_100'],
    ...['contentView', 'contentShare', 'contentTTS', 'contentTags', 'contentLink'],
    ...['programViews', 'programShare', 'programPlays', 'livePlays', 'liveShare'],
    ...['clickTags', 'clickHighLight', 'clickExternal', 'clickInternal', 'clickContent'],
    ...['bannerAds', 'homeBreakingNews', 'search'],
    ...['clickHeader', 'clickFooter', 'headerLink', 'footerLink', 'clickMenu', 'clickMenuHamburger'],
    ...groups.map((group) => `clickHamburger${group}`),
    ...channels.flatMap((channel) => [`homeSchedulePlay${channel}`, `homeSchedule${channel}`]),
  ];
}

/** How fast a page was, as browsers measure it: milliseconds, but CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The kinds of pages whose speed is told apart: what they show (SPEC 2.19-02), else where they are. */
export const PAGE_KINDS = [
  ...['infographic', 'gallery', 'focus', 'content', 'watch', 'episode', 'stories', 'catchup', 'live'],
  ...['home', 'news', 'now', 'program', 'other'],
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The longest text of an event; what is longer is cut before it is sent. */
export const MAX_ATTRIBUTE_LENGTH = 200;
