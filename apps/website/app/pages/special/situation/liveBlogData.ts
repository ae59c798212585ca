import { type SiteData, type StructuredData, toPublisher, toStructuredData } from '../../../platform/metadata/index.ts';
import { toImageAddress } from '../../../ui/index.ts';
import { type PageSituation, type Timeline, toEntryPath } from './pageSituation.ts';

const isoTime = (millis: number | null) => (millis === null ? undefined : new Date(millis).toISOString());

/**
 * A situation and what its page shows of its timeline, as a live blog: search engines mark one that goes on as live.
 */
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
    coverageStartTime: isoTime(situation.startedAt),
    coverageEndTime: isoTime(situation.endedAt),
    datePublished: isoTime(situation.startedAt),
    dateModified: isoTime(entries[0]?.publishedAt ?? situation.endedAt ?? situation.startedAt),
    inLanguage: 'th-TH',
    author: toPublisher(siteUrl),
    publisher: toPublisher(siteUrl),
    liveBlogUpdate: entries.map((entry) => ({
      '@type': 'BlogPosting',
      headline: entry.title,
      url: `${siteUrl}${toEntryPath(situation.id, entry.id)}`,
      datePublished: isoTime(entry.publishedAt),
      dateModified: isoTime(entry.editedAt ?? entry.publishedAt),
      image: image(entry.picture),
    })),
  });
}
