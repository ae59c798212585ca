import { z } from 'zod';
import { mediaInfo } from './audio.ts';
import { decodeThai } from './decodeThai.ts';
import { findPicture, type NewsItem, newsItem, newsItemWire, toClipVideo, toNewsPath } from './newsItem.ts';
import { flag, id, instant, listOf, required, text, toOptional, toSafeHref } from './wire.ts';

/**
 * The longest body of an article, in characters of HTML without its pictures' whole addresses. The newsroom takes none
 * that is longer; of one from elsewhere the website leaves out the rest.
 */
export const MAX_BODY_LENGTH = 300_000;

/** The page of a tag (SPEC 2.2-08): the one its service names, or our own. */
export const toTagHref = (title: string, url = ''): string =>
  decodeThai(toSafeHref(url, `/tags?q=${encodeURIComponent(title)}`));

/** A tag of an article, and where what carries it stands. */
export const tag = z
  .object({ title: required, url: text })
  .transform(({ title, url }) => ({ title, href: toTagHref(title, url) }));

/** A picture among others, with its caption, and what it shows for who cannot see it. */
export const galleryPicture = z
  .object({ id, imgUrl: text, caption: text, credit: text, alt: text })
  .transform(({ imgUrl, alt, ...rest }) => ({ ...rest, picture: toSafeHref(imgUrl, ''), ...(alt && { alt }) }));

/** What was corrected in an article after it was out, in words for readers. */
export const correction = z.object({ note: required, at: instant });

/** Who has written an article, and where their page is; empty without one. */
export const author = z
  .object({ name: required, url: text })
  .transform(({ name, url }) => ({ name, href: toSafeHref(url, '') }));

/** The pages of articles, by what an address begins with. */
const PAGES = /^\/(now\/content|news\/(content|gallery|infographic))(?=\/)/;

/** `GET /content?id=` (WIRE.md): an article as its own page needs it. */
export const article = newsItemWire
  .extend({
    image: text,
    imageAlt: text,
    imageIsDecoration: flag,
    abstract: text,
    content: text,
    voiceUpdatedAt: instant,
    tags: listOf(tag),
    publishTimeTh: text,
    credit: text,
    byAi: flag,
    authors: listOf(author),
    seoTitle: text,
    seoDescription: text,
    relatedNews: listOf(newsItem),
    recommendedNews: listOf(newsItem),
    gallery: listOf(galleryPicture),
    refCode: text,
    revisionInfo: toOptional(z.object({ mediaInfo: listOf(mediaInfo) }), {}),
    canBeHeard: flag,
    corrections: listOf(correction),
    hasSummary: flag,
  })
  .transform((wire) => ({
    id: wire.id,
    title: wire.title,
    /** Where its page is: a feature is read on the page of the features (SPEC 2.2-02), a gallery has one of its own. */
    path: `${PAGES.exec(wire.url)?.[0] ?? toNewsPath(wire)}/${encodeURIComponent(wire.id)}`,
    category: wire.categoryName,
    categoryId: wire.categoryId,
    categoryHref: toSafeHref(wire.categoryUrl, ''),
    description: wire.description,
    /** The lead; empty for clips. */
    lead: wire.abstract,
    /** The body as its service wrote it: uncleaned HTML. */
    html: wire.content,
    picture: findPicture({ ...wire, imgUrl: wire.imgUrl || wire.image }),
    /** What its picture shows, for who cannot see it; empty of decoration, null where nothing is said. */
    pictureAlt: wire.imageIsDecoration ? '' : wire.imageAlt || null,
    credit: wire.credit,
    byAi: wire.byAi,
    /** What search engines show instead of the title and of the description; empty where that is the same. */
    seoTitle: wire.seoTitle,
    seoDescription: wire.seoDescription,
    /** In the order of its byline. */
    authors: wire.authors,
    publishedAt: wire.publishTime,
    updatedAt: wire.lastUpdateTime,
    /** Absent of what is no clip. */
    ...(wire.isClip && { video: toClipVideo(wire) }),
    views: wire.viewCount,
    tags: wire.tags,
    related: wire.relatedNews as NewsItem[],
    recommended: wire.recommendedNews as NewsItem[],
    gallery: wire.gallery,
    refCode: wire.refCode,
    /** Its readings, one for each voice (SPEC 3.3-19). */
    readings: wire.revisionInfo.mediaInfo,
    /** True when it has a narration, or gets one at the first request. */
    canBeHeard: wire.canBeHeard || wire.revisionInfo.mediaInfo.length > 0,
    /** Whether its key points stand on a page of their own. */
    hasSummary: wire.hasSummary,
    /** The latest first. */
    corrections: wire.corrections,
  }));
export type Article = z.output<typeof article>;
