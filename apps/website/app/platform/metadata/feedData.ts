import { STATION } from '@sala/station';
import { isLeftOut } from '../leftOut/index.ts';

/** The way for feed readers to a feed, that of the whole site where none is named; null where it is left out. */
export function toFeedLink(href = '/feed.xml', title: string = STATION.name) {
  if (isLeftOut(href)) return null;
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href, title };
}
