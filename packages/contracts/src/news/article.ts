import { z } from 'zod';
import { mediaInfo } from '../narrations/audio.ts';
import { decodeThai } from '../wire/decodeThai.ts';
import {
  flag,
  id,
  instant,
  listOf,
  listOfKeyed,
  required,
  text,
  toOptional,
  toSafeHref,
  toSideList,
  toSidePart,
} from '../wire/wire.ts';
import { findPicture, type NewsItem, newsItem, newsItemWire, toClipVideo, toNewsPath } from './newsItem.ts';

/**
 * The longest body of an article, in characters of HTML with short addresses of pictures. The newsroom refuses a longer
 * one; of another service's the website shows only the beginning.
 */
export const MAX_BODY_LENGTH = 300_000;

/** The page of a tag (SPEC 2.2-08): the one that its service names, or the site's own. */
export const toTagHref = (title: string, url: string): string =>
  decodeThai(toSafeHref(url, `/tags?q=${encodeURIComponent(title)}`));

/** A tag, and the address of its page. */
export const tag = z
  .object({ title: required, url: text })
  .transform(({ title, url }) => ({ title, href: toTagHref(title, url) }));

/** A picture of a gallery, with its caption and its alternative text. */
export const galleryPicture = z
  .object({ id, imgUrl: text, caption: text, credit: text, alt: text })
  .transform(({ imgUrl, alt, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, ''), ...(alt && { alt }) }))
  .refine(({ picture }) => picture !== '', 'no picture');

/** A correction of a published article, in words for readers. */
export const correction = z.object({ note: required, at: instant });

/** An author, and the address of their page; empty without one. */
export const author = z
  .object({ name: required, url: text })
  .transform(({ name, url }) => ({ name, href: toSafeHref(url, '') }));

/** The first parts of the addresses of articles. */
const PAGES = /^\/(now\/content|news\/(content|gallery|infographic))(?=\/)/;

/** `GET /content?id=` (WIRE.md): an article for its own page. */
export const article = newsItemWire
  .extend({
    image: text,
    imageAlt: text,
    imageIsDecoration: flag,
    abstract: text,
    content: text,
    voiceUpdatedAt: instant,
    tags: toSideList(tag),
    publishTimeTh: text,
    credit: text,
    byAi: flag,
    authors: toSideList(author),
    seoTitle: text,
    seoDescription: text,
    relatedNews: toSideList(newsItem),
    recommendedNews: toSideList(newsItem),
    gallery: toSidePart(listOfKeyed(galleryPicture)),
    refCode: text,
    revisionInfo: toSidePart(toOptional(z.object({ mediaInfo: listOf(mediaInfo) }), {})),
    canBeHeard: flag,
    corrections: toSideList(correction),
    hasSummary: flag,
  })
  .transform((wire) => ({
    id: wire.id,
    title: wire.title,
    /**
     * The address of its page: a feature is shown among the features (SPEC 2.2-02), a gallery has a page of its own
     * kind.
     */
    path: `${PAGES.exec(wire.url)?.[0] ?? toNewsPath(wire)}/${encodeURIComponent(wire.id)}`,
    category: wire.categoryName,
    categoryId: wire.categoryId,
    categoryHref: toSafeHref(wire.categoryUrl, ''),
    description: wire.description,
    /** The lead; empty for clips. */
    lead: wire.abstract,
    /** The body as its service sent it: HTML that is not sanitized. */
    html: wire.content,
    picture: findPicture({ ...wire, imgUrl: wire.imgUrl || wire.image }),
    /** The alternative text of its picture; empty for decoration, null when there is none. */
    pictureAlt: wire.imageIsDecoration ? '' : wire.imageAlt || null,
    credit: wire.credit,
    byAi: wire.byAi,
    /** The title and description for search engines; empty where they are the article's own. */
    seoTitle: wire.seoTitle,
    seoDescription: wire.seoDescription,
    /** In the order of its byline. */
    authors: wire.authors,
    publishedAt: wire.publishTime,
    updatedAt: wire.lastUpdateTime,
    /** Only clips have it. */
    ...(wire.isClip && { video: toClipVideo(wire) }),
    views: wire.viewCount,
    tags: wire.tags,
    related: wire.relatedNews as NewsItem[],
    recommended: wire.recommendedNews as NewsItem[],
    gallery: wire.gallery,
    refCode: wire.refCode,
    /** Its narrations, one for each voice (SPEC 3.3-19). */
    readings: wire.revisionInfo.mediaInfo,
    /** True when it has a narration, or gets one at the first request. */
    canBeHeard: wire.canBeHeard || wire.revisionInfo.mediaInfo.length > 0,
    /** True when its key points have a page of their own. */
    hasSummary: wire.hasSummary,
    /** The latest first. */
    corrections: wire.corrections,
  }));
export type Article = z.output<typeof article>;
