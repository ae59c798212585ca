import { ADDRESSES } from '../app/routes.ts';
import { axeFindsAtBothWidths } from './support/axe.ts';
import { ARTICLE, expect, open, PROGRAMME, SEARCH, test } from './support/fixtures.ts';
import { EPISODE, SHORT_CLIP } from './support/watching.ts';

// `npm run test:axe`: every page of routes.ts, in both themes and at two widths. `npm test` checks one page of each
// kind.

/** An address for each route with parameters. */
const SAMPLES: Record<string, string> = {
  '*': '/nowhere/at/all',
  '/:topic': '/flood',
  '/ai-audio-news/playlists/:url': '/ai-audio-news/playlists/daily-news',
  '/ai-summary/:source/:id': '/ai-summary/demo/600101',
  '/live/:channel?': '/live/tv',
  '/news/:slug': '/news/politics',
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

for (const { path = '' } of ADDRESSES) {
  const address = SAMPLES[path] ?? path;
  test(`axe finds nothing against ${path}`, { tag: '@pictures' }, async ({ page, request }) => {
    // routes that do not answer with a page cannot be checked
    const answer = await request.get(address);
    test.skip(!answer.headers()['content-type']?.startsWith('text/html'), 'no page');
    expect(address, 'an address for this route').not.toContain(':');
    await open(page, address);
    expect(await axeFindsAtBothWidths(page)).toEqual([]);
  });
}
