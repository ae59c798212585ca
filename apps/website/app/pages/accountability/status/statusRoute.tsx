import { data } from 'react-router';
import { toPageResponse } from '../../../components/unavailable/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchScorecard } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/statusRoute';
import { LEAD, StatusPage } from './StatusPage.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const scorecard = await fetchScorecard(createPageSignal(request));
  // a service without measurements has no such page, as without a service
  if (scorecard.error?.status === 404) throw data(null, 404);
  return toPageResponse(scorecard, { areas: { scorecard: toReaderArea(scorecard, (measured) => measured) } });
}

export function meta({ matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = { title: 'สัญญาของเว็บไซต์ และผลที่วัดได้', description: LEAD, canonical: '/status' };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusPage area={loaderData.areas.scorecard} />;
}
