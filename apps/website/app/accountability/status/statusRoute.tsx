import { data } from 'react-router';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchScorecard, pageDeadline } from '../../services/index.server.ts';
import type { Route } from './+types/statusRoute';
import { LEAD, StatusPage } from './StatusPage.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const scorecard = await fetchScorecard(pageDeadline(request));
  return data({ areas: { scorecard: forReaders(scorecard, (measured) => measured) } }, scorecard.error ? 503 : 200);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const about = { title: 'สัญญาของเว็บไซต์ และผลที่วัดได้', description: LEAD, canonical: '/status' };
  return [...pageMeta(about, site), breadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return <StatusPage area={loaderData.areas.scorecard} />;
}
