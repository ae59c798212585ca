import type { Article } from '@sala/contracts';
import { data } from 'react-router';
import { toHeadlines } from '../../../components/articleCards/index.ts';
import { PictureLinks } from '../../../components/lightbox/index.ts';
import { PreviewBar, parsePreviewToken, toPreviewMeta } from '../../../components/preview/index.ts';
import { type PreviewProblem, PreviewRejected } from '../../../components/unavailable/index.ts';
import { type Area, toFulfilled, toReaderArea } from '../../../platform/areas/index.ts';
import { findSite } from '../../../platform/metadata/index.ts';
import type { OmitsFromHydration } from '../../../platform/rendering/index.server.ts';
import { cleanArticleHtml, linkify } from '../../../platform/security/index.server.ts';
import { createPageSignal, fetchHotNews, fetchPreview } from '../../../platform/services/index.server.ts';
import { ArticlePage } from '../article/ArticlePage.tsx';
import { toPreviewClip } from '../article/clipVideo.server.ts';
import { type PageArticle, type PageVideo, toPageArticle } from '../article/pageArticle.ts';
import { PictureArticlePage } from '../pictures/PictureArticlePage.tsx';
import { type PictureArticle, toPictureArticle } from '../pictures/pictureArticle.ts';
import { PICTURE_KINDS } from '../pictures/pictureKinds.ts';
import type { Route } from './+types/previewRoute';

// SPEC 2.1-24 to 2.1-26, 2.1-28; an episode's is watch/previewRoute.tsx. The theme is the path's (2.5-01);
// server/cacheControl.ts forbids storing its response.

export async function loader({ request, url }: Route.LoaderArgs) {
  const token = parsePreviewToken(url);
  if (token === null) return rejectPreview('token', 403);
  const signal = createPageSignal(request);
  const [preview, hotNews] = await Promise.all([fetchPreview(token, signal), fetchHotNews(signal)]);
  if (!preview.response) {
    if (preview.error?.status === 404) return rejectPreview('gone', 404);
    return [400, 403].includes(preview.error?.status ?? 0) ? rejectPreview('token', 403) : rejectPreview('failed', 503);
  }
  const { version, expiresAt, article } = preview.response;
  const areas = { ...toDraftAreas(article), hotNews: toReaderArea(hotNews, toHeadlines) };
  return { problem: null, bar: { version, expiresAt, token }, areas };
}

interface DraftAreas {
  gallery?: Area<PictureArticle>;
  content?: Area<PageArticle>;
  clip?: Area<PageVideo>;
}

/** A draft as its page will have it: a gallery has a page of its own kind (READINGS.md, 2.1-01). */
function toDraftAreas(article: Article): DraftAreas {
  const html = cleanArticleHtml(article.html);
  if (!article.path.startsWith(`${PICTURE_KINDS.gallery.path}/`))
    return { content: toFulfilled(toPageArticle(article, html)), ...toPreviewClip(article) };
  const { gallery: pictures, recommended: _, readings: __, ...detail } = article;
  return { gallery: toFulfilled(toPictureArticle({ ...detail, pictures }, linkify(html))) };
}

const rejectPreview = (problem: PreviewProblem, status: number) => data({ problem, bar: null, areas: null }, status);

type LoaderData = Route.ComponentProps['loaderData'];

const findDraft = ({ areas }: LoaderData) => (areas?.gallery ?? areas?.content)?.response;

export const handle: OmitsFromHydration<LoaderData> = {
  omitFromHydration: (loaded) => [findDraft(loaded)?.html ?? ''],
};

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const title = loaderData && findDraft(loaderData)?.title;
  return toPreviewMeta(title, location.pathname, findSite(matches));
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.areas) return <PreviewRejected problem={loaderData.problem} />;
  const { gallery, content, hotNews, clip } = loaderData.areas;
  const pictures = gallery?.response;
  const article = content?.response;
  return (
    <>
      <PreviewBar {...loaderData.bar} />
      {pictures && (
        <PictureArticlePage kind="gallery" article={pictures} hotNews={hotNews} isPreview>
          <PictureLinks pictures={pictures.pictures} label="ภาพในแกลเลอรี" isLead />
        </PictureArticlePage>
      )}
      {article && <ArticlePage article={article} hotNews={hotNews} clip={clip} isPreview />}
    </>
  );
}
