import type { NavigationCollection } from '@sala/contracts';
import { CATEGORY_SLUGS } from '@sala/station';
import { toDay } from '@sala/thai';
import * as services from '../app/platform/services/index.server.ts';
import type { Asking } from './asking.ts';

/** The ids that one service has returned and another one is queried with. */
export interface Known {
  articleId?: string | undefined;
  refCode?: string;
}

/** The requests to a service, all of which only read. */
export type Questions = (asking: Asking, known: Known) => Promise<void>;

const NO_ARTICLE_ID = 'the main API named no article';

/** The Main API (SPEC 7.3): articles, sections, lists, galleries and infographics. */
export const checkMainApi: Questions = async ({ ask, skip }, known) => {
  for (const slug of CATEGORY_SLUGS) {
    const page = await ask('/section', (signal) => services.fetchSection(slug, 1, signal), 'mayLack');
    known.articleId ??= page?.items.find(({ kind }) => kind === 'article')?.id;
    if (slug === CATEGORY_SLUGS[0] && (page?.totalPage ?? 0) > 1)
      await ask('/section-loadmore', (signal) => services.fetchSection(slug, 2, signal));
  }
  const { articleId } = known;
  if (articleId) {
    const article = await ask('/content', (signal) => services.fetchContent(articleId, signal));
    if (article?.refCode) known.refCode = article.refCode;
    await ask('/interested-loadmore', (signal) => services.fetchInterested([articleId], signal));
  } else skip('/content', 'no section has an article');
  await ask('/breakingnews', (signal) => services.fetchBreakingNews(signal));
  await ask('/hot-news', (signal) => services.fetchHotNews(signal));
  for (const name of ['latest', 'focus', 'features'] as const)
    await ask('/list', (signal) => services.fetchList(name, 1, signal));
  const clips = await ask('/list', (signal) => services.fetchClips(1, signal));
  const clip = clips?.items.find(({ kind }) => kind === 'clip');
  if (clip) await ask('/clip-detail', (signal) => services.fetchClip(clip.id, signal));
  else skip('/clip-detail', 'its list names none');
  await ask('/category-portal', (signal) => services.fetchCategoryPortal(signal));
  for (const kind of ['gallery', 'infographic'] as const) {
    const all = { categoryId: '', page: 1, limit: 24 };
    const list = await ask(`/${kind}`, (signal) => services.fetchPictures(kind, all, signal), 'mayLack');
    await ask(`/${kind}-category`, (signal) => services.fetchPictureCategories(kind, signal), 'mayLack');
    const [first] = list?.items ?? [];
    if (first) await ask(`/${kind}-detail`, (signal) => services.fetchPictureArticle(kind, first.id, signal));
    else skip(`/${kind}-detail`, 'its list names none');
  }
  await ask('/sitemap', (signal) => services.fetchSiteMap(signal));
  await ask('/emergency', (signal) => services.requestEmergency(signal), 'mayLack');
  await ask('/corrections', (signal) => services.fetchCorrections(1, signal), 'mayLack');
  for (const path of ['/topic', '/topic-entries', '/preview', '/redirect', '/author'])
    skip(path, 'only editors know what could be asked for');
};

/** The Page API (SPEC 7.2): the pages that editors make. */
export const checkPageApi: Questions = async ({ ask }) => {
  await ask('/pages', (signal) => services.fetchPage('path:home', signal));
  await ask('/pages', (signal) => services.fetchPage('path:news', signal));
  await ask('/pages', (signal) => services.fetchProgramPage(signal));
};

/** The content management service (SPEC 7.1): its seven collections. */
export const checkContentApi: Questions = async ({ ask }) => {
  for (const name of Object.keys(services.BUILT_IN_NAVIGATION) as NavigationCollection[])
    await ask(`/${name}`, () => services.fetchCollection(name), 'mayLack');
};

export const checkTagApi: Questions = async ({ ask, skip }) => {
  const tags = await ask('/list', (signal) => services.fetchTagList(1, signal));
  const [tag] = tags?.items ?? [];
  if (tag) await ask('/tag', (signal) => services.fetchTagNews(tag.title, 1, signal));
  else skip('/tag', 'no tag was named');
};

export const checkPushApi: Questions = async ({ ask, skip }) => {
  await ask('/key', (signal) => services.fetchPushKey(signal), 'mayLack');
  skip('/subscriptions', 'it would write');
};

/** The AI summary API (SPEC 7.12): queried with an article that has a summary. */
export const checkAiApi: Questions = async ({ ask, skip }, known) => {
  const summaries = await ask('/summaries', (signal) => services.fetchSummaries(1, signal), 'mayLack');
  const refCode = summaries?.items[0]?.refCode ?? known.refCode;
  if (refCode) await ask('/articles', (signal) => services.fetchSummary(refCode, signal), 'mayLack');
  else skip('/articles', NO_ARTICLE_ID);
};

export const checkAiContentApi: Questions = async ({ ask, skip }, { refCode }) => {
  if (refCode) await ask('/feedbacks', (signal) => services.fetchFeedback(refCode, signal));
  else skip('/feedbacks', NO_ARTICLE_ID);
  skip('PUT /feedbacks/{id}', 'it would write');
};

/** The text-to-speech API (SPEC 7.10): queried with an article of a playlist, which has a narration already. */
export const checkTtsApi: Questions = async ({ ask, skip }) => {
  const playlists = await ask('/playlists', (signal) => services.fetchPlaylists(signal));
  const [first] = playlists?.items ?? [];
  const playlist = first && (await ask('/playlist', (signal) => services.fetchPlaylist(first.url, signal)));
  const [article] = playlist?.items ?? [];
  if (article)
    await ask('/audio-contents', (signal) => services.fetchAudioContent(article.contentRefCode, signal), 'mayLack');
  else skip('/audio-contents', 'no playlist names an article');
  skip('PUT /audio-contents/feedbacks', 'it would write');
};

const WORD = 'ข่าว';

export const checkSearchApi: Questions = async ({ ask }) => {
  const question = { q: WORD, sort: '', section: '', from: '', to: '', page: 1 };
  await ask('/news', (signal) => services.fetchNewsSearch(question, signal));
  for (const name of ['organization', 'organizationeng'] as const)
    await ask(`/${name}`, (signal) => services.fetchDocumentSearch(name, WORD, 1, signal));
  await ask('/program', (signal) => services.fetchProgramSearch(WORD, 1, signal));
  await ask('/suggestions', (signal) => services.fetchSuggestions(WORD, signal), 'mayLack');
};

/** The hosted web search (SPEC 7.5-02): a single request, because each counts against its quota. */
export const checkWebSearch: Questions = async ({ ask }) => {
  await ask('/customsearch/v1', (signal) => services.fetchWebSearch(WORD, 1, signal));
};

export const checkWidgetsApi: Questions = async ({ ask }) => {
  await ask('/widgets', (signal) => services.fetchWidgets(signal), 'mayLack');
};

export const checkPartnerApi: Questions = async ({ ask }) => {
  const month = toDay(Date.now()).slice(0, 7);
  await ask('/daily-schedule-items/upcoming', (signal) => services.fetchPartnerUpcoming(signal), 'mayLack');
  await ask('/monthly-schedules', (signal) => services.fetchPartnerMonth(month, signal), 'mayLack');
};
