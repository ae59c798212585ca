import type { NewsItem } from '@sala/contracts';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { toHeadline } from '../../platform/headlines/index.ts';

/** Of breaking news, what its strip shows. */
export interface BreakingNews {
  items: Pick<NewsItem, 'id' | 'title' | 'href'>[];
}

export const toBreakingNews = ({ items }: { items: NewsItem[] }): BreakingNews => ({
  items: items.map(({ id, title, href }) => ({ id, title: toHeadline(title), href: toOwnPath(href) })),
});
