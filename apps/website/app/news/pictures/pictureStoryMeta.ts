import type { MetaDescriptor } from 'react-router';
import { breadcrumbData, imageGalleryData, pageMeta, type SiteData } from '../../metadata/index.ts';
import { socialCardAddress } from '../../socialCards/index.ts';
import { PICTURE_KINDS } from './pictureKinds.ts';
import type { PictureStory } from './pictureStory.ts';

/** What the page of a gallery or an infographic says about itself. */
export function pictureStoryMeta(
  kind: keyof typeof PICTURE_KINDS,
  story: PictureStory,
  site: SiteData,
): MetaDescriptor[] {
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
    { title, path },
    { title: story.title, path: canonical },
  ];
  return [...tags, imageGalleryData({ ...story, path: canonical }, site), breadcrumbData(steps, site)];
}
