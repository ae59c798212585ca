import { ARTICLE, PROGRAMME, SEARCH } from './fixtures.ts';
import { EPISODE, SHORT_CLIP } from './watching.ts';

/** An address for each page whose route has parameters. */
export const SAMPLES: Record<string, string> = {
  '*': '/nowhere/at/all',
  '/:topic': '/flood',
  '/ai-audio-news/playlists/:url': '/ai-audio-news/playlists/daily-news',
  '/ai-summary/:source/:id': '/ai-summary/demo/600101',
  '/live/:channel?': '/live/tv',
  '/news/:slug': '/news/politics',
  '/news/authors/:author': '/news/authors/nantanat-thongkham',
  '/news/categories/:slug': '/news/categories/region',
  '/news/content/:id': ARTICLE,
  '/news/gallery/:id': '/news/gallery/604001',
  '/news/infographic/:id': '/news/infographic/605001',
  '/now/content/:id': ARTICLE.replace('/news', '/now'),
  '/program/:programKey': PROGRAMME,
  '/program/:programKey/:seasonKey': `${PROGRAMME}/1`,
  '/program/:programKey/episodes/:id': EPISODE,
  '/program/all/:group': '/program/all/news',
  '/program/catchup/:id': EPISODE.replace(`${PROGRAMME}/episodes`, '/program/catchup'),
  '/program/playlists/:playlistKey/watch': '/program/playlists/du-nai-kin/watch',
  '/program/stories/:key': SHORT_CLIP,
  '/program/watch/:videoKey': '/program/watch/v-516100',
  '/search': SEARCH,
  '/stories/:key': SHORT_CLIP.replace('/program', ''),
  '/watch/:videoKey': '/watch/516100',
};
