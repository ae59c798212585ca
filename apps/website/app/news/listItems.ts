import type { NewsItem } from '@sala/contracts';

/** A list without the descriptions that no card shows: what a page does not show, its data need not carry. `kept` first ones stay. */
export function withoutDescriptions<List extends { items: NewsItem[] }>(list: List, kept: number): List {
  return { ...list, items: list.items.map((item, index) => (index < kept ? item : { ...item, description: '' })) };
}
