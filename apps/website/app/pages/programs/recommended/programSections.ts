import {
  type Component,
  PROGRAM_SECTIONS,
  type ProgramPage,
  type ProgramPageItem,
  type ProgramPageSection,
  type ProgramSectionType,
} from '@sala/contracts';
import type { PlaylistItem, ProgramItem, VideoItem } from '../../../components/programCards/index.ts';
import { toProgramPath } from '../../../components/programCards/index.ts';
import { toHeadline } from '../../../platform/headlines/index.ts';
import { type Banner, toBanner } from '../banner.ts';

interface Of<Type, Item> {
  id: string;
  type: Type;
  title: string;
  href: string;
  items: Item[];
}

/** A section of the page below its banners, with the data of its cards. */
export type SectionView =
  | Of<'programs', ProgramItem>
  | Of<'rerun' | 'popular' | 'clip' | 'story' | 'promo', VideoItem>
  | Of<'playlists', PlaylistItem>;

/** The banners of the page: its own, else those of the component that stands at its head (SPEC 7.7-12). */
export function toBanners(page: ProgramPage | null, component: Component | null): Banner[] {
  const own = page?.sections.find(({ type }) => type === 'hero')?.items ?? [];
  return own.length > 0 ? own.map(toBanner) : (component?.items ?? []).map(toBanner);
}

/** The sections below the banners, in their order; an empty one and one of an unknown kind are left out. */
export function toSections({ sections }: ProgramPage): SectionView[] {
  return sections.flatMap((section) => (section.items.length > 0 ? (toSection(section) ?? []) : []));
}

function toSection({ id, type, title, href, items }: ProgramPageSection): SectionView | null {
  const about = { id, title, href: toProgramPath(href) };
  const known: ProgramSectionType | undefined = PROGRAM_SECTIONS.find((one) => one === type);
  if (known === undefined || known === 'hero') return null;
  if (known === 'programs') return { ...about, type: known, items: items.map(toProgram) };
  if (known === 'playlists') return { ...about, type: known, items: items.map(toPlaylist) };
  return { ...about, type: known, items: items.map(toVideo) };
}

const toCard = ({ id, title, href, picture }: ProgramPageItem) => ({
  id,
  title: toHeadline(title),
  href: toProgramPath(href),
  picture: picture?.url ?? '',
});

const toProgram = (item: ProgramPageItem): ProgramItem => ({
  ...toCard(item),
  tagline: toHeadline(item.subtitle),
  group: item.category.name,
  isEnded: false,
  access: item.access,
});

const toPlaylist = (item: ProgramPageItem): PlaylistItem => ({
  ...toCard(item),
  subtitle: item.subtitle,
  itemCount: item.itemCount,
});

const toVideo = (item: ProgramPageItem): VideoItem => ({
  ...toCard(item),
  seconds: item.durationSeconds,
  airedAt: item.firstAiredAt,
  programTitle: item.program?.title ?? '',
  access: item.access,
});
