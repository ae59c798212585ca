import type { AuthorNews } from '@sala/contracts';
import {
  type SiteData,
  type StructuredData,
  toPerson,
  toPublisher,
  toStructuredData,
} from '../../../platform/metadata/index.ts';
import { toImageAddress } from '../../../ui/index.ts';

/** The page of an author as structured data; `path` is its address. */
export function toAuthorData(author: AuthorNews['author'], path: string, { siteUrl }: SiteData): StructuredData {
  const { name, jobTitle, about, picture } = author;
  return toStructuredData({
    '@type': 'ProfilePage',
    mainEntity: {
      ...toPerson({ name, href: path }, siteUrl),
      jobTitle: jobTitle || undefined,
      description: about || undefined,
      image: picture ? `${siteUrl}${toImageAddress(picture, 640)}` : undefined,
      worksFor: toPublisher(siteUrl),
    },
  });
}
