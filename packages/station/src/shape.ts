// What every station says of itself; each says it in a folder of its own.

/** What makes a station this station. */
export interface Station {
  /** The name in addresses and keys. */
  brand: string;
  /** The name in Latin letters. */
  brandName: string;
  /** The name in Thai: in titles, the header, the footer. */
  name: string;
  slogan: string;
  description: string;
  keywords: string[];
  /** The only host on which pages may be indexed (SPEC 2.4-07). */
  productionHost: string;
  /** The clip behind the bottom navigation's short clips (SPEC 2.2-17); null: that entry is not there. */
  shortClipKey: string | null;
  /** The station's own streaming platform as the programme API spells it: `is_{…}_exclusive` (SPEC 3.5-18). */
  streamingPlatform: string;
  /** What readers call it. */
  streamingPlatformName: string;
  /** The channel of a partner whose schedule is shown too (SPEC 7.9), where `PARTNER_API_URL` answers with one. */
  partnerChannel: { name: string; home: string; picture: string };
  /** Where its news in English is; null: nowhere, and nothing leads there. */
  englishSite: string | null;
  organisationSite: string;
  /** The capital city, where the station is. */
  locality: string;
  postalAddress: string[];
  phone: string;
  /** The special event that a banner leads to (SPEC 2.5-10), when there is one. */
  event: {
    title: string;
    text: string;
    href: string;
    picture: string;
    mobilePicture: string;
    /** The last line of its page. */
    closing: string;
  } | null;
}

/** What social cards are drawn in, as `#rrggbb`; the site's own colours are in colours.css. Only servers draw them. */
export interface CardColours {
  ground: string;
  /** What darkens pictures. */
  night: string;
  mark: string;
}

/** Other hosts, which only servers know: browsers have no use for them. */
export interface Hosts {
  /** Hosts besides this site's to which editors may redirect an address that is gone. */
  redirect: string[];
  /** Hosts whose players an article may embed. */
  embed: string[];
}

/**
 * Names of the station's news that no line of a headline parts, besides what dictionaries know; only servers set
 * headlines.
 */
export type Names = string[];

/** What the footer links to. */
export interface Footer {
  groups: { title: string; links: { title: string; href: string }[] }[];
  /** Where the station's applications are downloaded. */
  downloads: { title: string; href: string }[];
}

/** A channel that is watched live. Where it stands in menus, schedules and on pages follows from this. */
export interface Channel {
  /**
   * In addresses, `/live/{key}`, in the setting of its stream, in its schedule and in the name of its logo,
   * `channel-{key}`.
   */
  key: string;
  title: string;
  /**
   * `main`: the one channel at `/live`. `television`: one more. `online`: called so on the wire, without the badge of
   * what is live (SPEC 2.8-02, 4.2-03). `special`: on only for events, in no menu and no schedule (SPEC 2.2-23).
   */
  kind: 'main' | 'television' | 'online' | 'special';
  /** When it is on the air every day (SPEC 9.4); null: around the clock, or of a special one while something is on it. */
  air: DailyHours | null;
  /** What events call it (SPEC 7.15-10, 7.15-11): only of a channel whose schedule stands on the home page. */
  eventName?: string;
}

/**
 * What is behind each channel's logo in menus: a colour or a gradient (SPEC 3.1-11). A channel without one does not
 * compile.
 */
export type ChannelColours<Channels extends readonly Channel[]> = Record<Channels[number]['key'], string>;

/** Hours of every day: minutes since midnight, Thai time; `to` over 1440 is on the next day. */
export interface DailyHours {
  from: number;
  to: number;
}

/** A category of the news, each with an archive (SPEC 2.2-06, 2.2-07). */
export interface Category {
  /** On the wire, in feeds and in articles that editors write. */
  slug: string;
  /** Without `ข่าว` before it, which titles add. */
  name: string;
  /** Where its page is: `/news/…` or `/news/categories/…`, where no other page of the site is. */
  path: CategoryPath;
  /** Further addresses that show it, and name `path` as the one to remember. */
  alsoAt?: CategoryPath[];
}

type CategoryPath = `/news/${string}`;

/** The slugs of a station's categories. */
export type SlugOf<Categories extends readonly Category[]> = Categories[number]['slug'];

/** What agencies and other newsrooms call each category, in Thai or in English: imports know it by these. */
export type CategoryNames<Categories extends readonly Category[]> = Record<SlugOf<Categories>, string[]>;

/** A speaker who reads the news aloud (SPEC 3.3-16). */
export interface Speaker {
  id: number;
  name: string;
  /** An avatar, embedded. */
  imgUrl: string;
}

/** The ids of a station's speakers. */
export type SpeakerId<Speakers extends readonly Speaker[]> = Speakers[number]['id'];

/** What a speaker's voice is called at each provider of speech. */
export interface ProviderVoices {
  /** Of `packages/espeak-voice`. */
  embedded: 'man' | 'woman' | 'lowWoman';
  azure: string;
  google: string;
}

/** The voices of a station's speakers: a speaker without any does not compile. */
export type SpeakerVoices<Speakers extends readonly Speaker[]> = Record<SpeakerId<Speakers>, ProviderVoices>;

/** What the station says of itself on its own page (SPEC 2.2-27). */
export interface About {
  lead: string;
  principles: { title: string; text: string }[];
  /** Whose data the site shows, as their licences ask. */
  sources: { title: string; href: string }[];
}

/** What the station answers for, and who is asked about it: on /privacy, /accessibility and /status. */
export interface Accountability {
  /** Who answers by law for what is kept of readers: the data controller. */
  controller: string;
  /** Where the data protection officer is reached. */
  dataProtection: { office: string; email: string; phone: string };
  /** Whom a reader who cannot use the site writes to, and within how many days an answer comes. */
  accessibility: { office: string; email: string; phone: string; answeredWithin: number };
  /** Where directories of podcasts ask whether a podcast is the station's. */
  podcastEmail: string;
  /** Where a weakness of the site is told of, best first: `mailto:` or `https:` addresses. */
  securityContacts: string[];
  /** When the accessibility statement was last gone through, as `2026-11-22`. */
  statementReviewed: string;
  /**
   * After how many days the newsroom forgets the email address of a report, the report itself, and daily counts;
   * /privacy says so.
   */
  reportEmailDays: number;
  reportDays: number;
  statsDays: number;
  /** For how many days what stands before the website keeps its records of traffic. */
  trafficDays: number;
  /** Who else gets to see something of it, and what for. */
  recipients: { name: string; text: string }[];
  /** The share of probes that find the site there and working, as promised: 0.999 is 99.9 %. */
  availability: number;
}

/** A place whose weather readers are told; north and east in degrees. */
export interface WeatherPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** What makes the reading aloud a station's. */
export interface Audio {
  /** The source of an article that does not say its own (SPEC 3.3-24). */
  newsSource: string;
  /** The playlist of the day; those of the sections are named for their slugs. */
  dailyPlaylist: string;
  /** What is said before the first article. */
  intro: string;
  /** A film that explains the service (SPEC 2.15-16); null: there is none. */
  explainer: string | null;
}
