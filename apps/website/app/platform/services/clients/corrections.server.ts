import { correctionList, withPages } from '@sala/contracts';
import { PAGE_SIZE } from '../../areas/index.server.ts';
import { mainApi } from './mainApi.server.ts';

// The Main API of the specification has no such call, and answers 404.

/** What was corrected in articles, the latest first; `page` counts from 1. */
export function fetchCorrections(page: number, signal: AbortSignal) {
  const list = withPages(correctionList, page, PAGE_SIZE);
  return mainApi.fetchArea('corrections', `/corrections?page=${page}`, list, signal);
}
