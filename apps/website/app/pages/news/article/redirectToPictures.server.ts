import { redirect } from 'react-router';
import { fetchPictureArticle } from '../../../platform/services/index.server.ts';

/**
 * Where the gallery or the infographic stands that no service knows as an article, as a redirect; null when there is
 * none of that id. Both have pages of their own, which are the canonical ones (READINGS.md, 2.1-01).
 */
export async function redirectToPictures(id: string, { search }: URL, signal: AbortSignal): Promise<Response | null> {
  const kinds = ['gallery', 'infographic'] as const;
  const result = await Promise.all(kinds.map((kind) => fetchPictureArticle(kind, id, signal)));
  const kind = kinds.find((_, index) => result[index]?.response);
  return kind ? redirect(`/news/${kind}/${id}${search}`, 301) : null;
}
