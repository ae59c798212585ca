import type { Person, Program } from '@sala/contracts';
import type { PlaylistItem, ProgramItem } from '../../../components/programCards/index.ts';

/** The tabs of a programme's page, as its address names them with `?tab=`. */
export const TABS = ['main', 'episodes', 'clips', 'stories', 'articles'] as const;
export type Tab = (typeof TABS)[number];

/** A person in a programme: host, actor, guest. */
export type PersonView = Omit<Person, 'picture'> & { picture: string };

/** The pictures behind the head; the one for phones is upright, and empty where it is the same. */
interface Backdrop {
  src: string;
  mobileSrc: string;
}

/** The data for the head of a programme's page, or of a season's. */
export interface ProgramView {
  id: string;
  title: string;
  /** The title as its page sets it. */
  headline: string;
  /** The path of its page on this site. */
  path: string;
  /** Its canonical address; on another site for content that belongs there (SPEC 2.20-01). */
  canonical: string;
  tagline: string;
  description: string;
  /** The description for search engines: with the tagline and the schedule, cut to length. */
  summary: string;
  /** When it is on, or was while it was made. */
  schedule: string;
  group: { name: string; href: string } | null;
  /** `standard`, `vertical`, `clean`, or a station's own layout, which looks like the first (SPEC 3.5-30). */
  layout: string;
  /** The picture for the layout (SPEC 3.5-34), and the background. */
  picture: string;
  backdrop: Backdrop;
  logo: { picture: string; layout: 'horizontal' | 'default' } | null;
  /** What the programme's own banner announces; its pictures are the backdrop. */
  banner: { text: string; buttons: { label: string; href: string }[] } | null;
  tabs: { tab: Tab; title: string; href: string }[];
  platform: { name: string; href: string; isExclusive: boolean } | null;
  isEnded: boolean;
  isRestricted: boolean;
  access: Program['access'];
  tags: string[];
}

/** The content below the head of a programme's first tab, beside the videos. */
export interface AboutView {
  personListName: string;
  persons: PersonView[];
  seasons: ProgramItem[];
  playlists: PlaylistItem[];
  links: { title: string; href: string }[];
  tags: { title: string; href: string }[];
}
