import type { NavigationCollection } from '@sala/contracts';
import { CATEGORY_SLUGS } from '@sala/station';
import { toDay } from '@sala/thai';
import * as services from '../app/platform/services/index.server.ts';
import type { ServiceCheck } from './createServiceCheck.ts';

/** The ids that one service has returned and another one is queried with. */
export interface KnownIds {
  articleId?: string | undefined;
  refCode?: string;
}

/** The requests to a service, all of which only read. */
export type ServiceRequests = (check: ServiceCheck, known: KnownIds) => Promise<void>;

const NO_ARTICLE_ID = 'the main API named no article';

/** The Main API (SPEC 7.3): articles, sections, lists, galleries and infographics. */
export const checkMainApi: ServiceRequests = async ({ send, sendPages, skip }, known) => {
  for (const slug of CATEGORY_SLUGS) {
    const fetchPage = (page: number, signal: AbortSignal) => services.fetchSection(slug, page, signal);
    const isFirst = slug === CATEGORY_SLUGS[0];
    const page = isFirst
      ? await sendPages('/section', fetchPage, 'mayLack')
      : await send('/section', (signal) => fetchPage(1, signal), 'mayLack');
    known.articleId ??= page?.items.find(({ kind }) => kind === 'article')?.id;
  }
  const { articleId } = known;
  if (articleId) {
    const article = await send('/content', (signal) => services.fetchContent(articleId, signal));
    if (article?.refCode) known.refCode = article.refCode;
    await send('/interested-loadmore', (signal) => services.fetchInterested([articleId], signal), 'mayLack');
  } else skip('/content', 'no section has an article');
  await send('/breakingnews', (signal) => services.fetchBreakingNews(signal));
  await send('/hot-news', (signal) => services.fetchHotNews(signal));
  for (const name of ['latest', 'focus', 'features'] as const)
    await sendPages('/list', (page, signal) => services.fetchList(name, page, signal));
  const clips = await sendPages('/list', (page, signal) => services.fetchClips(page, signal));
  const clip = clips?.items.find(({ kind }) => kind === 'clip');
  if (clip) await send('/clip-detail', (signal) => services.fetchClip(clip.id, signal));
  else skip('/clip-detail', 'its list names none');
  await send('/category-portal', (signal) => services.fetchCategoryPortal(signal));
  for (const kind of ['gallery', 'infographic'] as const) {
    const all = { categoryId: '', limit: 24 };
    const list = await sendPages(
      `/${kind}`,
      (page, signal) => services.fetchPictureList(kind, { ...all, page }, signal),
      'mayLack',
    );
    await send(`/${kind}-category`, (signal) => services.fetchPictureCategories(kind, signal), 'mayLack');
    const [first] = list?.items ?? [];
    if (first) await send(`/${kind}-detail`, (signal) => services.fetchPictureArticle(kind, first.id, signal));
    else skip(`/${kind}-detail`, 'its list names none');
  }
  await send('/sitemap', (signal) => services.fetchSiteMap(signal), 'mayLack');
  await send('/emergency', (signal) => services.requestEmergency(signal), 'mayLack');
  await send('/corrections', (signal) => services.fetchCorrections(1, signal), 'mayLack');
  for (const path of ['/topic', '/topic-entries', '/preview', '/redirect', '/author'])
    skip(path, 'only editors know what could be asked for');
};

/** The Page API (SPEC 7.2): the pages that editors make. */
export const checkPageApi: ServiceRequests = async ({ send }) => {
  await send('/pages', (signal) => services.fetchPage('path:home', signal));
  await send('/pages', (signal) => services.fetchPage('path:news', signal));
  await send('/pages', (signal) => services.fetchProgramPage(signal));
};

/** The content management service (SPEC 7.1): its seven collections. */
export const checkContentApi: ServiceRequests = async ({ send }) => {
  for (const name of Object.keys(services.BUILT_IN_NAVIGATION) as NavigationCollection[])
    await send(`/${name}`, () => services.fetchCollection(name), 'mayLack');
};

export const checkTagApi: ServiceRequests = async ({ sendPages, skip }) => {
  const tags = await sendPages('/list', (page, signal) => services.fetchTagList(page, signal));
  const [tag] = tags?.items ?? [];
  if (tag) await sendPages('/tag', (page, signal) => services.fetchTagNews(tag.title, page, signal));
  else skip('/tag', 'no tag was named');
};

export const checkPushApi: ServiceRequests = async ({ send, skip }) => {
  await send('/key', (signal) => services.fetchPushKey(signal), 'mayLack');
  skip('/subscriptions', 'it would write');
};

/** The AI summary API (SPEC 7.12): queried with an article that has a summary. */
export const checkAiApi: ServiceRequests = async ({ send, skip }, known) => {
  const summaries = await send('/summaries', (signal) => services.fetchSummaries(1, signal), 'mayLack');
  const refCode = summaries?.items[0]?.refCode ?? known.refCode;
  if (refCode) await send('/articles', (signal) => services.fetchSummary(refCode, signal), 'mayLack');
  else skip('/articles', NO_ARTICLE_ID);
};

export const checkAiContentApi: ServiceRequests = async ({ send, skip }, { refCode }) => {
  if (refCode) await send('/feedbacks', (signal) => services.fetchVotes(refCode, signal));
  else skip('/feedbacks', NO_ARTICLE_ID);
  skip('PUT /feedbacks/{id}', 'it would write');
};

/** The text-to-speech API (SPEC 7.10): queried with an article of a playlist, which has a narration already. */
export const checkTtsApi: ServiceRequests = async ({ send, skip }) => {
  const playlists = await send('/playlists', (signal) => services.fetchPlaylists(signal));
  const [first] = playlists?.items ?? [];
  const playlist = first && (await send('/playlist', (signal) => services.fetchPlaylist(first.url, signal)));
  const [article] = playlist?.items ?? [];
  if (article)
    await send('/audio-contents', (signal) => services.fetchAudioContent(article.contentRefCode, signal), 'mayLack');
  else skip('/audio-contents', 'no playlist names an article');
  skip('PUT /audio-contents/feedbacks', 'it would write');
};

const WORD = 'ข่าว';

export const checkSearchApi: ServiceRequests = async ({ send, sendPages }) => {
  const input = { q: WORD, sort: '', section: '', from: '', to: '' };
  await sendPages('/news', (page, signal) => services.fetchNewsSearch({ ...input, page }, signal));
  for (const name of ['organization', 'organizationeng'] as const)
    await send(`/${name}`, (signal) => services.fetchDocumentSearch(name, WORD, 1, signal));
  await send('/program', (signal) => services.fetchProgramSearch(WORD, 1, signal));
  await send('/suggestions', (signal) => services.fetchSuggestions(WORD, signal), 'mayLack');
};

/** The hosted web search (SPEC 7.5-02): a single request, because each counts against its quota. */
export const checkWebSearch: ServiceRequests = async ({ send }) => {
  await send('/customsearch/v1', (signal) => services.fetchWebSearch(WORD, 1, signal));
};

export const checkWidgetsApi: ServiceRequests = async ({ send }) => {
  await send('/widgets', (signal) => services.fetchWidgets(signal), 'mayLack');
};

export const checkPartnerApi: ServiceRequests = async ({ send }) => {
  const month = toDay(Date.now()).slice(0, 7);
  await send('/daily-schedule-items/upcoming', (signal) => services.fetchPartnerUpcoming(signal), 'mayLack');
  await send('/monthly-schedules', (signal) => services.fetchPartnerMonth(month, signal), 'mayLack');
};
