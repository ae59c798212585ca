import { STATION } from '@sala/station';
import { toImageAddress } from '../../ui/index.ts';
import type { SiteData } from './pageMeta.ts';
import { type StructuredData, toPublisher, toStructuredData } from './structuredData.ts';

/** What a programme's structured data is made from; paths are of this site, pictures at their sources. */
export interface ProgramFacts {
  path: string;
  title: string;
  description: string;
  /** The name of its group. */
  genre: string;
  picture: string;
  tags: string[];
  /** In schema.org's words, such as `captions`. */
  accessibility: string[];
  persons: { name: string; nickname: string; role: string; picture: string }[];
  seasons: { title: string; path: string }[];
}

/** A programme: who is in it, and its seasons. */
export function toSeriesData(program: ProgramFacts, { siteUrl }: SiteData): StructuredData {
  return toStructuredData({
    '@type': 'TVSeries',
    ...toWork(program, siteUrl),
    containsSeason: toOptionalList(program.seasons, ({ title, path }) => ({
      '@type': 'TVSeason',
      name: title,
      url: new URL(path, siteUrl).href,
    })),
  });
}

/** A season of a programme. */
export function toSeasonData(
  season: Omit<ProgramFacts, 'seasons'>,
  series: { title: string; path: string },
  { siteUrl }: SiteData,
): StructuredData {
  return toStructuredData({
    '@type': 'TVSeason',
    ...toWork(season, siteUrl),
    partOfSeries: { '@type': 'TVSeries', name: series.title, url: new URL(series.path, siteUrl).href },
  });
}

function toWork(work: Omit<ProgramFacts, 'seasons'>, siteUrl: string) {
  const url = new URL(work.path, siteUrl).href;
  return {
    '@id': url,
    url,
    name: work.title,
    description: work.description || undefined,
    genre: work.genre || undefined,
    image: work.picture ? `${siteUrl}${toImageAddress(work.picture, 1280)}` : undefined,
    keywords: work.tags.length > 0 ? work.tags.join(', ') : undefined,
    inLanguage: 'th-TH',
    accessibilityFeature: work.accessibility.length > 0 ? work.accessibility : undefined,
    contributor: toOptionalList(work.persons, ({ name, nickname, role, picture }) => ({
      '@type': 'Person',
      name,
      alternateName: nickname || undefined,
      jobTitle: role || undefined,
      image: picture ? `${siteUrl}${toImageAddress(picture, 640)}` : undefined,
    })),
    productionCompany: { '@type': 'Organization', name: STATION.name, url: `${siteUrl}/home` },
    publisher: toPublisher(siteUrl),
  };
}

const toOptionalList = <Item, Data>(items: Item[], toData: (item: Item) => Data) =>
  items.length > 0 ? items.map(toData) : undefined;
