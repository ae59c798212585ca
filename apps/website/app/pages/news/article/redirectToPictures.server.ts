import { redirect } from 'react-router';
import { fetchPictureArticle } from '../../../platform/services/index.server.ts';

/**
 * A redirect to the gallery or the infographic of an id that is no article; null when there is none of that id. Both
 * have pages of their own, which are the canonical ones (READINGS.md, 2.1-01).
 */
export async function redirectToPictures(id: string, { search }: URL, signal: AbortSignal): Promise<Response | null> {
  const kinds = ['gallery', 'infographic'] as const;
  const result = await Promise.all(kinds.map((kind) => fetchPictureArticle(kind, id, signal)));
  const kind = kinds.find((_, index) => result[index]?.response);
  return kind ? redirect(`/news/${kind}/${id}${search}`, 301) : null;
}
