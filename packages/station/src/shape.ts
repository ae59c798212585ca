// The types of a station's description; each station has a folder of its own.

/** The identity of a station. */
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
  /** The clip behind the bottom navigation's short clips (SPEC 2.2-17); null: without that entry. */
  shortClipKey: string | null;
  /** The station's own streaming platform as the programme API spells it: `is_{…}_exclusive` (SPEC 3.5-18). */
  streamingPlatform: string;
  /** Its name for readers. */
  streamingPlatformName: string;
  /** The address of its news in English; null: there is none, and nothing links to it. */
  englishSite: string | null;
  organisationSite: string;
  /** The capital city, where the station is. */
  locality: string;
  phone: string;
  /** The special event that a banner leads to (SPEC 2.5-10), when there is one. */
  event: {
    title: string;
    text: string;
    href: string;
    picture: string;
    mobilePicture: string;
  } | null;
}

/** What only the event's page says (SPEC 2.2-29). */
export interface EventPage {
  /** The last line. */
  closing: string;
}

/**
 * The colours of social cards, as `#rrggbb`; the site's own colours are in colours.css. Only servers draw the cards.
 */
export interface CardColours {
  ground: string;
  /** What darkens pictures. */
  night: string;
  mark: string;
}

/** Further hosts, which browsers do not need. */
export interface Hosts {
  /** Hosts besides this site's to which editors may redirect a former address. */
  redirect: string[];
  /** Hosts whose players an article may embed. */
  embed: string[];
}

/**
 * Names in the station's news that no line break may split, beside the words of the dictionary; only servers set
 * headlines.
 */
export type Names = string[];

/** The channel of a partner whose schedule the site shows as well (SPEC 7.9), if `PARTNER_API_URL` answers with one. */
export interface PartnerChannel {
  name: string;
  home: string;
  picture: string;
}

/** The links of the footer. */
export interface Footer {
  groups: { title: string; links: { title: string; href: string }[] }[];
  /** The addresses of the station's applications. */
  downloads: { title: string; href: string }[];
}

/** A channel of live television. Its places in menus, schedules and on pages follow from this. */
export interface Channel {
  /**
   * Its name in addresses, `/live/{key}`, in the setting of its stream, in its schedule and in the name of its logo,
   * `channel-{key}`; of small Latin letters, digits, hyphens and underscores.
   */
  key: string;
  title: string;
  /**
   * `main`: the one channel at `/live`. `television`: a further one. `online`: has that name on the wire, and no live
   * badge (SPEC 2.8-02, 4.2-03). `special`: on only for events, in no menu and no schedule (SPEC 2.2-23).
   */
  kind: 'main' | 'television' | 'online' | 'special';
  /** Its daily hours on the air (SPEC 9.4); null: around the clock, or for a special channel during airings. */
  air: DailyHours | null;
  /** Its name in events (SPEC 7.15-10, 7.15-11): only for a channel whose schedule is on the home page. */
  eventName?: string;
}

/**
 * The background of each channel's logo in menus: a colour or a gradient (SPEC 3.1-11). A missing one is a type error.
 */
export type ChannelColours<Channels extends readonly Channel[]> = Record<Channels[number]['key'], string>;

/** Hours of every day: minutes since midnight, Thai time; `to` over 1440 is on the next day. */
export interface DailyHours {
  from: number;
  to: number;
}

/** A category of the news, each with an archive (SPEC 2.2-06, 2.2-07). */
export interface Category {
  /** Its name on the wire, in feeds and in editors' articles. */
  slug: string;
  /** Without `ข่าว` before it, which titles add. */
  name: string;
  /** The path of its page: a free `/news/…` or `/news/categories/…`. */
  path: CategoryPath;
  /** Further paths of its page, whose canonical address is `path`. */
  alsoAt?: CategoryPath[];
}

type CategoryPath = `/news/${string}`;

/** The slugs of a station's categories. */
export type SlugOf<Categories extends readonly Category[]> = Categories[number]['slug'];

/** The names of each category at agencies and other newsrooms, in Thai or in English, for imports. */
export type CategoryNames<Categories extends readonly Category[]> = Record<SlugOf<Categories>, string[]>;

/** A speaker of narrations (SPEC 3.3-16). */
export interface Speaker {
  id: number;
  name: string;
  /** An avatar, embedded. */
  imgUrl: string;
}

/** The ids of a station's speakers. */
export type SpeakerId<Speakers extends readonly Speaker[]> = Speakers[number]['id'];

/** The voices of a speaker, by provider of speech. */
export interface ProviderVoices {
  /** The voice in `packages/espeak-voice`. */
  embedded: 'man' | 'woman' | 'lowWoman';
  azure: string;
  google: string;
}

/** The voices of a station's speakers: a speaker without any is a type error. */
export type SpeakerVoices<Speakers extends readonly Speaker[]> = Record<SpeakerId<Speakers>, ProviderVoices>;

/** The texts of the station's own page (SPEC 2.2-27). */
export interface About {
  lead: string;
  principles: { title: string; text: string }[];
  /** The sources of data on the site, as their licences require. */
  sources: { title: string; href: string }[];
}

/** The station's commitments, and its contacts: on /privacy, /accessibility and /status. */
export interface Accountability {
  /** The data controller, who is responsible by law for readers' data. */
  controller: string;
  /** The contact of the data protection officer. */
  dataProtection: { office: string; email: string; phone: string };
  /** The contact for readers who cannot use the site, and the number of days until an answer. */
  accessibility: { office: string; email: string; phone: string; answeredWithin: number };
  /** The address at which directories of podcasts verify the owner of a podcast. */
  podcastEmail: string;
  /** Contacts for security reports, the best first: `mailto:` or `https:` addresses. */
  securityContacts: string[];
  /** When the accessibility statement was last reviewed, as `2026-11-22`. */
  statementReviewed: string;
  /**
   * After how many days the newsroom deletes the email address of a report, the report itself, and daily counts;
   * /privacy shows them.
   */
  reportEmailDays: number;
  reportDays: number;
  statsDays: number;
  /** How many days the servers in front of the website store their access logs. */
  trafficDays: number;
  /** The recipients of readers' data, and their purposes. */
  recipients: { name: string; text: string }[];
  /** The promised share of successful probes of the site: 0.999 is 99.9 %. */
  availability: number;
}

/** A place with a weather report; north and east in degrees. */
export interface WeatherPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** The station's part of narrations. */
export interface Audio {
  /** The source of an article without one (SPEC 3.3-24). */
  newsSource: string;
  /** The playlist of the day; those of the sections have the names of their slugs. */
  dailyPlaylist: string;
  /** The text before the first article. */
  intro: string;
  /** A film that explains the service (SPEC 2.15-16); null: there is none. */
  explainer: string | null;
}
