import { z } from 'zod';

// How the site is used (SPEC 7.15), as its pages send it: `POST /collect`. Of the reader nothing but the kind of device is told.

/** What a page may tell of that was done on it; the station's names stand in some of them (SPEC 7.15-01 to 7.15-11). */
export function eventNames({ brandName, channels }: { brandName: string; channels: string[] }) {
  const groups = ['News', 'Program', `${brandName}Product`, 'Services', 'Organization', 'Other', 'SpecialColumn'];
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
export const LONGEST_ATTRIBUTE = 200;

const words = z.string().max(LONGEST_ATTRIBUTE);
const path = words.regex(/^\/[^\s?#]*$/);

/** What belongs to an event; each only where it is known, and never empty. */
const attributes = z
  .object({
    // SPEC 3.7-03 to 3.7-05
    ...{ contentName: words, contentId: words, contentCategory: words, sectionName: words },
    ...{ programTitle: words, programId: words },
    ...{ liveChannel: words, liveName: words, liveTitle: words, liveId: words },
    contentType: words,
    // SPEC 3.7-06
    linkTo: words,
    dataset: z.record(z.string().max(50), words),
    linkType: z.enum(['External', 'Internal']),
    // SPEC 7.15-12
    ...{ utm_source: words, utm_medium: words, utm_campaign: words, utm_term: words, utm_content: words },
  })
  .partial();

export const collectedEvent = attributes.extend({ name: z.string().max(60), page: path });

const vital = z.object({ metric: z.enum(VITALS), value: z.number().min(0).max(3_600_000), kind: z.enum(PAGE_KINDS) });

/** The body of `POST /collect`. */
export const collected = z.object({
  // SPEC 5-12, 5-13
  device: z.enum(['mobile', 'desktop']),
  orientation: z.enum(['landscape', 'portrait']),
  events: z.array(collectedEvent).max(50),
  vitals: z.array(vital).max(20),
});

export type EventAttributes = z.output<typeof attributes>;
export type CollectedEvent = z.output<typeof collectedEvent>;
export type CollectedVital = z.output<typeof vital>;
export type Collected = z.output<typeof collected>;
