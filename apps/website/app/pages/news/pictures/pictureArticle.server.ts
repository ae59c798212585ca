import { withdrawal } from '@sala/contracts';
import { data } from 'react-router';
import { toHeadlines } from '../../../components/articleCards/index.ts';
import { isWithdrawn, toMissingResponse } from '../../../components/unavailable/index.ts';
import { type Area, toReaderArea } from '../../../platform/areas/index.ts';
import { cleanArticleHtml, linkify } from '../../../platform/security/index.server.ts';
import {
  createPageSignal,
  fetchHotNews,
  fetchPictureArticle,
  type PictureKind,
} from '../../../platform/services/index.server.ts';
import { type PictureArticle, toPictureArticle } from './pictureArticle.ts';

/**
 * A gallery or an infographic for its page, with sanitized text whose bare addresses are links (SPEC 2.20-06).
 * @throws the page's answer when there is none with this id
 */
export async function loadPictureArticle(kind: PictureKind, request: Request, id: string) {
  if (!/^\d{1,18}$/.test(id)) throw data(null, 404);
  const signal = createPageSignal(request);
  const [detail, hotNews] = await Promise.all([fetchPictureArticle(kind, id, signal), fetchHotNews(signal)]);
  if (isWithdrawn(detail)) return data({ withdrawal: withdrawal.parse(detail.error?.data) }, 410);
  if (!detail.response) throw toMissingResponse(detail.error);
  const article: Area<PictureArticle> = toReaderArea(detail, (one) =>
    toPictureArticle(one, linkify(cleanArticleHtml(one.html))),
  );
  return { areas: { [kind]: article, hotNews: toReaderArea(hotNews, toHeadlines) } };
}
