import { DEFAULT_CATEGORY } from '@sala/station';
import { toPlainText } from '@sala/thai';
import { MAX_TITLE_LENGTH } from '../articles/schema.ts';
import { findCategoryByName, tidyLine, toParagraphsHtml } from '../input/index.ts';
import { type ImportedArticle, isFarAhead, isOwnSource, MAX_ID_LENGTH, OWN_SOURCE } from './importedArticle.ts';
import { parseRfc822 } from './rfc822.ts';
import type { FeedItem } from './rss.ts';
import { toLead } from './toLead.ts';
import { toWebAddress } from './webAddress.ts';

/** The most characters of a host's name (RFC 1035). */
const MAX_HOST_LENGTH = 253;

/**
 * Reads an item of a feed.
 * @returns the article, or in a sentence what is wrong with the item
 */
export function parseRssItem({ channel, texts, categories, enclosures }: FeedItem): ImportedArticle | string {
  const text = (name: string) => texts.get(name)?.trim() ?? '';
  // PostgreSQL keeps no NUL
  for (const [name, value] of texts) if (value.includes('\0')) return `${name}: it has a NUL character`;
  for (const [name, value] of texts)
    if (value.includes('\ufffd')) return `${name}: has bytes that are no characters in the encoding of the feed`;
  const title = tidyLine(toPlainText(text('title')).replaceAll('\u200b', ''));
  if (!title) return 'title: it is missing';
  if (title.length > MAX_TITLE_LENGTH) return `title: it is longer than ${MAX_TITLE_LENGTH} characters`;
  const link = toWebAddress(text('link'));
  const sourceId = text('guid') || link;
  if (!sourceId) return 'guid: it is missing, and so is a link';
  if (sourceId.length > MAX_ID_LENGTH) return `guid: it is longer than ${MAX_ID_LENGTH} characters`;
  const publishedAt = parseRfc822(text('pubDate'));
  if (!publishedAt) return `pubDate: “${text('pubDate').slice(0, 60)}” is no date of RFC 822`;
  if (isFarAhead(publishedAt.getTime())) return `pubDate: ${text('pubDate')} is more than a year ahead`;
  // the host of an address may be any word
  const source = toHost(channel) || toHost(link) || 'rss';
  if (isOwnSource(source)) return `link: ${source}: ${OWN_SOURCE}`;
  const summary = text('description');
  const full = text('content:encoded') || summary;
  const picture = enclosures.find(({ url, type }) => /^image\//i.test(type) && toWebAddress(url));
  return {
    source,
    sourceId,
    section: findCategoryByName(categories) ?? DEFAULT_CATEGORY,
    title,
    lead: toLead(toPlainText(summary || full)),
    body: toBody(full),
    picture: picture ? toWebAddress(picture.url) : '',
    credit: link,
    publishedAt,
  };
}

/** HTML as it is, for the website to clean; a text without any in paragraphs. */
function toBody(content: string): string {
  if (/<[a-z!/]/i.test(content)) return content;
  const lines = content.split(/\n+/).map((line) => toPlainText(line));
  return toParagraphsHtml(lines.filter(Boolean));
}

function toHost(address: string): string {
  const host = URL.parse(address)?.host ?? '';
  return host.length <= MAX_HOST_LENGTH ? host : '';
}
