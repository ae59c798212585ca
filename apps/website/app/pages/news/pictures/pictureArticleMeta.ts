import type { MetaDescriptor } from 'react-router';
import { WITHDRAWN } from '../../../components/unavailable/index.ts';
import {
  type SiteData,
  toBreadcrumbData,
  toImageGalleryData,
  toInfographicData,
  toPageMeta,
} from '../../../platform/metadata/index.ts';
import { toSocialCardPath } from '../../../platform/socialCards/index.ts';
import { findPictureArticle, type PictureArticleData } from './pictureArticle.ts';
import { PICTURE_KINDS } from './pictureKinds.ts';

/** What the page of a gallery or an infographic says about itself. */
export function toPictureArticleMeta(
  kind: keyof typeof PICTURE_KINDS,
  loaded: PictureArticleData | undefined,
  pathname: string,
  site: SiteData,
): MetaDescriptor[] {
  if (loaded && 'withdrawal' in loaded)
    return toPageMeta({ title: WITHDRAWN, canonical: pathname, noIndex: true }, site);
  const article = loaded && findPictureArticle(loaded);
  if (!article) return [];
  const { path, title } = PICTURE_KINDS[kind];
  const canonical = `${path}/${article.id}`;
  const tags = toPageMeta(
    {
      title: article.seoTitle ?? article.title,
      description: article.description,
      keywords: article.tags.map((tag) => tag.title),
      card: toSocialCardPath(kind, article),
      canonical,
      type: 'article',
      mediaType: kind,
      publishedTime: article.publishedAt,
    },
    site,
  );
  const steps = [
    { title: 'ข่าว', path: '/news' },
    { title, path },
    { title: article.title, path: canonical },
  ];
  const facts = { ...article, path: canonical };
  const data = kind === 'gallery' ? toImageGalleryData(facts, site) : toInfographicData(facts, site);
  return [...tags, data, toBreadcrumbData(steps, site)];
}
