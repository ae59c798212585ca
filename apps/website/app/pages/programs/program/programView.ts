import type { Person, Program } from '@sala/contracts';
import type { PlaylistItem, ProgramItem } from '../../../components/programCards/index.ts';

/** The tabs of a programme's page, as its address names them with `?tab=`. */
export const TABS = ['main', 'episodes', 'clips', 'stories', 'articles'] as const;
export type Tab = (typeof TABS)[number];

/** A person in a programme: host, actor, guest. */
export type PersonView = Omit<Person, 'picture'> & { picture: string };

/** What stands at the head of a programme's page, or of a season's. */
export interface ProgramView {
  id: string;
  title: string;
  /** Where its page stands on this site. */
  path: string;
  /** Where search engines find it; an address of another site for what stands there (SPEC 2.20-01). */
  canonical: string;
  tagline: string;
  description: string;
  /** The same for search engines: with the tagline and the schedule, cut to length. */
  summary: string;
  schedule: string;
  group: { name: string; href: string } | null;
  /**
   * `standard`, `vertical`, `clean`, or one that a station has of its own, which looks like the first (SPEC 3.5-30).
   */
  layout: string;
  /** The picture that goes with the layout (SPEC 3.5-34), and the one behind everything. */
  picture: string;
  backdrop: string;
  logo: { picture: string; layout: 'horizontal' | 'default' } | null;
  tabs: { tab: Tab; title: string; href: string }[];
  platform: { name: string; href: string; isExclusive: boolean } | null;
  isEnded: boolean;
  isRestricted: boolean;
  access: Program['access'];
  tags: string[];
}

/** What stands below the head of a programme's first tab, besides what is played. */
export interface AboutView {
  personListName: string;
  persons: PersonView[];
  seasons: ProgramItem[];
  playlists: PlaylistItem[];
  links: { title: string; href: string }[];
}
