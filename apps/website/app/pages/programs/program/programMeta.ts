import type { AccessMark } from '@sala/contracts';
import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import type { MetaDescriptor } from 'react-router';
import { toPagePath } from '../../../components/archive/index.ts';
import {
  type ProgramFacts,
  type SiteData,
  toBreadcrumbData,
  toPageMeta,
  toSeasonData,
  toSeriesData,
} from '../../../platform/metadata/index.ts';
import type { Overview } from './overview.ts';
import type { PersonView, ProgramView, Tab } from './programView.ts';

// schema.org's words
const FEATURES: Partial<Record<AccessMark, string>> = {
  closed_captions: 'captions',
  sign_language: 'signLanguage',
  audio_desc: 'audioDescription',
};

interface OpenTab {
  tab: Tab | null;
  page: number;
  overview: Overview | null;
}

/**
 * The meta tags of a programme's page: each of its tabs, and each page of one, has a title and a canonical of its own.
 */
export function toProgramMeta(
  program: ProgramView,
  { tab, page, overview }: OpenTab,
  site: SiteData,
): MetaDescriptor[] {
  const open = program.tabs.findIndex((one) => one.tab === tab);
  const { title: name = '', href = '' } = program.tabs[open] ?? {};
  const isFirst = open <= 0;
  const numbered = page > 1 ? ` หน้า ${page}` : '';
  return [
    ...createMeta(
      program,
      {
        title: (isFirst ? program.title : `${name} ${program.title}`) + numbered,
        canonical: toPagePath(isFirst ? program.canonical : href, page),
      },
      site,
    ),
    ...(overview
      ? [
          toSeriesData(
            {
              ...toFacts(program, overview.persons),
              seasons: overview.seasons.map((season) => ({ title: season.title, path: season.href })),
            },
            site,
          ),
        ]
      : []),
    toBreadcrumbData(listSteps(program, isFirst ? [] : [{ title: name, path: href }]), site),
  ];
}

/** The meta tags of a season's page. */
export function toSeasonMeta(
  season: ProgramView,
  { program, page, persons }: { program: { title: string; path: string }; page: number; persons: PersonView[] },
  site: SiteData,
): MetaDescriptor[] {
  const numbered = page > 1 ? ` หน้า ${page}` : '';
  return [
    ...createMeta(season, { title: season.title + numbered, canonical: toPagePath(season.canonical, page) }, site),
    toSeasonData(toFacts(season, persons), program, site),
    toBreadcrumbData(listSteps({ ...season, ...program }, [{ title: season.title, path: season.path }]), site),
  ];
}

function createMeta(program: ProgramView, own: { title: string; canonical: string }, site: SiteData) {
  const { title, summary, tags, group } = program;
  const picture = program.picture || program.backdrop.src;
  return toPageMeta(
    {
      ...own,
      description: summary || thaiText`${title} จาก${STATION.name}`,
      keywords: [title, ...(group ? [group.name] : []), ...tags],
      ...(picture && { picture }),
      type: 'video.tv_show',
    },
    site,
  );
}

function toFacts(program: ProgramView, persons: PersonView[]): Omit<ProgramFacts, 'seasons'> {
  const { title, tagline, description, group, picture, tags, access } = program;
  return {
    title,
    picture,
    tags,
    persons,
    path: program.canonical,
    description: description || tagline,
    genre: group?.name ?? '',
    accessibility: access.flatMap((mark) => FEATURES[mark] ?? []),
  };
}

function listSteps({ title, path, group }: ProgramView, more: { title: string; path: string }[]) {
  const above = [{ title: 'รายการ', path: '/program' }, ...(group ? [{ title: group.name, path: group.href }] : [])];
  return [...above, { title, path }, ...more];
}
