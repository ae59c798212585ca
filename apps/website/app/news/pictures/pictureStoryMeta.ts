import type { MetaDescriptor } from 'react-router';
import { breadcrumbData, imageGalleryData, infographicData, pageMeta, type SiteData } from '../../metadata/index.ts';
import { socialCardAddress } from '../../socialCards/index.ts';
import { WITHDRAWN } from '../article/Withdrawn.tsx';
import { PICTURE_KINDS } from './pictureKinds.ts';
import { type PictureStoryData, pictureStoryOf } from './pictureStory.ts';

/** What the page of a gallery or an infographic says about itself. */
export function pictureStoryMeta(
  kind: keyof typeof PICTURE_KINDS,
  shown: PictureStoryData | undefined,
  pathname: string,
  site: SiteData,
): MetaDescriptor[] {
  if (shown && 'withdrawal' in shown) return pageMeta({ title: WITHDRAWN, canonical: pathname, noIndex: true }, site);
  const story = shown && pictureStoryOf(shown);
  if (!story) return [];
  const { path, title } = PICTURE_KINDS[kind];
  const canonical = `${path}/${story.id}`;
  const tags = pageMeta(
    {
      title: story.title,
      description: story.description,
      keywords: story.tags.map((tag) => tag.title),
      card: socialCardAddress(kind, story),
      canonical,
      type: 'article',
      mediaType: kind,
      publishedTime: story.publishedAt,
    },
    site,
  );
  const steps = [
    { title: 'ข่าว', path: '/news' },
    { title, path },
    { title: story.title, path: canonical },
  ];
  const facts = { ...story, path: canonical };
  const data = kind === 'gallery' ? imageGalleryData(facts, site) : infographicData(facts, site);
  return [...tags, data, breadcrumbData(steps, site)];
}
