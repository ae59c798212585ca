import { STATION } from '@sala/station';
import { isLeftOut } from '../leftOut/index.ts';

const FEED_PATH = '/feed.xml';

/** The link by which feed readers find the feed of the whole site; null where the feed is left out. */
export function toFeedLink() {
  if (isLeftOut(FEED_PATH)) return null;
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: FEED_PATH, title: STATION.name };
}
