import { data } from 'react-router';
import { PreviewBar, parsePreviewToken, toPreviewMeta } from '../../components/preview/index.ts';
import { type PreviewProblem, PreviewRejected } from '../../components/unavailable/index.ts';
import { findSite } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchEpisodePreview } from '../../platform/services/index.server.ts';
import type { Route } from './+types/previewRoute';
import { loadWatchData } from './loadEpisode.server.ts';
import { WatchPage } from './WatchPage.tsx';
import { findVideoView } from './watchData.ts';

// server/cacheControl.ts forbids storing its response

/** The page of an episode as it will look, even before it is published (SPEC 2.1-27). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = parsePreviewToken(url);
  if (token === null) return rejectPreview('token', 403);
  const signal = createPageSignal(request);
  const { response, error } = await fetchEpisodePreview(token, signal);
  if (response) {
    const watched = await loadWatchData(response.episode, url, signal);
    return { problem: null, expiresAt: response.expiresAt, ...watched };
  }
  if (error?.status === 404) return rejectPreview('episode', 404);
  return [400, 403].includes(error?.status ?? 0) ? rejectPreview('token', 403) : rejectPreview('failed', 503);
}

const rejectPreview = (problem: PreviewProblem, status: number) =>
  data({ problem, expiresAt: null, areas: null }, status);

// pages with a video are dark (SPEC 2.5-02)
export const handle = { theme: 'dark' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const title = loaderData?.areas ? findVideoView(loaderData)?.title : undefined;
  return toPreviewMeta(title, location.pathname, findSite(matches));
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.areas) return <PreviewRejected problem={loaderData.problem} />;
  return (
    <>
      <PreviewBar expiresAt={loaderData.expiresAt} />
      <WatchPage watched={loaderData} isPreview />
    </>
  );
}
