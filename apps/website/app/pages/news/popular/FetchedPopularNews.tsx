import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PopularNews } from '../../../components/newsSections/index.ts';
import type { loader } from './popularRoute.tsx';

const PATH = '/news/archive/hotnews';
const MAX_ITEMS = 6;

/**
 * The most read articles, for a page that has not loaded them: nothing until they have come, or when the request
 * failed.
 */
export default function FetchedPopularNews() {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => void load(PATH).catch(() => {}), [load]);
  const items = data?.areas.hotNews.response?.items ?? [];
  return items.length > 0 ? <PopularNews items={items.slice(0, MAX_ITEMS)} href={PATH} /> : null;
}
