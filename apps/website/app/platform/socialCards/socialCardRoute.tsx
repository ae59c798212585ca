import { redirect } from 'react-router';
import { toImageAddress } from '../../ui/index.ts';
import { type Area, isUnknown } from '../areas/index.ts';
import { createPageSignal, fetchContent, fetchPictureArticle } from '../services/index.server.ts';
import type { Route } from './+types/socialCardRoute';
import { createCardStore } from './cardStore.server.ts';
import type { CardContent } from './drawCard.server.tsx';
import { type CardFacts, toSocialCardPath } from './socialCardAddress.ts';

const ARTICLES = {
  content: fetchContent,
  gallery: (id: string, signal: AbortSignal) => fetchPictureArticle('gallery', id, signal),
  infographic: (id: string, signal: AbortSignal) => fetchPictureArticle('infographic', id, signal),
} satisfies Record<string, (id: string, signal: AbortSignal) => Promise<Area<CardFacts & CardContent>>>;

const cardAt = createCardStore();

/**
 * An article's social card (SPEC 2.4-03), drawn from the article itself: nothing of the address is ever written on it.
 * Of an older revision it leads to the newest; what cannot be drawn is the plain picture, else the station's own.
 */
export async function loader({ request, params, url }: Route.LoaderArgs): Promise<Response> {
  const kind = Object.keys(ARTICLES).find((one) => one === params.kind) as keyof typeof ARTICLES | undefined;
  if (!kind || !/^\d{1,18}$/.test(params.id) || !/^[\da-z]{1,12}\.jpg$/.test(params.revision))
    return toNotFoundResponse();
  const area: Area<CardFacts & CardContent> = await ARTICLES[kind](params.id, createPageSignal(request));
  const article = area.response;
  if (!article) return isUnknown(area.error) ? toNotFoundResponse() : redirect(STATION_PICTURE);
  const address = toSocialCardPath(kind, article);
  if (address !== url.pathname) return redirect(address + url.search);
  try {
    const { title, picture } = article;
    return new Response(await cardAt(address, { title, picture }), { headers: { 'content-type': 'image/jpeg' } });
  } catch (error) {
    console.error('social card failed:', error);
    return redirect(toImageAddress(article.picture, 800) || STATION_PICTURE);
  }
}

const STATION_PICTURE = '/station/social.png';

const toNotFoundResponse = () => new Response('no such card', { status: 404 });
