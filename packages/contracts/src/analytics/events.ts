// The events of analytics (SPEC 7.15). Browsers load this file, so it has no schemas.

/**
 * The events of a page (SPEC 7.15-01 to 7.15-11). Some contain the station's names for its channels or for the groups
 * of its expanded menu.
 */
export function listEventNames({ channels, groups }: { channels: string[]; groups: string[] }) {
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

/** The speed of a page, as browsers measure it: in milliseconds, but CLS has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** The kinds of pages whose speed is measured apart: by their content (SPEC 2.19-02), else by their address. */
export const PAGE_KINDS = [
  ...['infographic', 'gallery', 'focus', 'content', 'watch', 'episode', 'stories', 'catchup', 'live'],
  ...['home', 'news', 'now', 'program', 'other'],
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The longest text of an event; a longer one is cut before it is sent. */
export const MAX_ATTRIBUTE_LENGTH = 200;
