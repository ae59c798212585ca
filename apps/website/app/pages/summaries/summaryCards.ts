import type { SummaryList } from '@sala/contracts';
import { toCard } from '../../components/articleCards/index.ts';
import { toSummaryPath } from './summaryPath.ts';

/** How many points a card shows; the first ones say what happened. */
const MAX_POINTS = 2;

export type SummaryCards = ReturnType<typeof toSummaryCards>;

/** The fields of each summary that its card shows: the first points, and the address of the rest. */
export function toSummaryCards({ page, totalPage, items }: SummaryList) {
  return {
    page,
    totalPage,
    items: items.map((item) => ({
      ...toCard(item),
      href: toSummaryPath(item.refCode),
      points: item.summary.slice(0, MAX_POINTS),
      more: Math.max(0, item.summary.length - MAX_POINTS),
    })),
  };
}
