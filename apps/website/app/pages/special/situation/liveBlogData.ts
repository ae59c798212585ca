import {
  type SiteData,
  type StructuredData,
  toIsoTime,
  toPublisher,
  toStructuredData,
} from '../../../platform/metadata/index.ts';
import { toImageAddress } from '../../../ui/index.ts';
import { type PageSituation, type Timeline, toEntryPath } from './pageSituation.ts';

/** A situation and the shown part of its timeline as a live blog: search engines mark a running one as live. */
export function toLiveBlogData(
  situation: PageSituation,
  timeline: Timeline | null,
  { siteUrl }: SiteData,
): StructuredData {
  const entries = timeline?.items ?? [];
  const image = (picture: string) => (picture ? `${siteUrl}${toImageAddress(picture, 1280)}` : undefined);
  return toStructuredData({
    '@type': 'LiveBlogPosting',
    mainEntityOfPage: `${siteUrl}/${situation.id}`,
    url: `${siteUrl}/${situation.id}`,
    headline: situation.title,
    description: situation.summary,
    image: image(situation.picture),
    coverageStartTime: toIsoTime(situation.startedAt),
    coverageEndTime: toIsoTime(situation.endedAt),
    datePublished: toIsoTime(situation.startedAt),
    dateModified: toIsoTime(entries[0]?.publishedAt ?? situation.endedAt ?? situation.startedAt),
    inLanguage: 'th-TH',
    author: toPublisher(siteUrl),
    publisher: toPublisher(siteUrl),
    liveBlogUpdate: entries.map((entry) => ({
      '@type': 'BlogPosting',
      headline: entry.title,
      url: `${siteUrl}${toEntryPath(situation.id, entry.id)}`,
      datePublished: toIsoTime(entry.publishedAt),
      dateModified: toIsoTime(entry.editedAt ?? entry.publishedAt),
      image: image(entry.picture),
    })),
  });
}
