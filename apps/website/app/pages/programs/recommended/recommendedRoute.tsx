import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { redirect } from 'react-router';
import { toPageResponse } from '../../../components/unavailable/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import {
  createPageSignal,
  fetchComponent,
  fetchProgramPage,
  parsePageContentUrl,
} from '../../../platform/services/index.server.ts';
import type { Route } from './+types/recommendedRoute';
import { toBanners, toSections } from './programSections.ts';
import { RecommendedPage } from './RecommendedPage.tsx';

/** The component whose banners stand at the head of the page. */
const BANNERS_COMPONENT_ID = 1;

/**
 * The recommended programmes, `/program` (SPEC 2.1-13), from the page called `programs-recommended-content` (7.2-02).
 */
export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = parsePageContentUrl(request);
  const signal = createPageSignal(request);
  const [page, component] = await Promise.all([
    fetchProgramPage(signal, contentUrl),
    fetchComponent(BANNERS_COMPONENT_ID, signal),
  ]);
  // no programme is recommended: here are all of them
  if (contentUrl === null && page.error?.status === 404) throw redirect('/program/all');
  const programData = toReaderArea(page, (content) => ({ sections: toSections(content) }));
  const banners = toBanners(page.response, component.response);
  return toPageResponse(page, { banners, areas: { program: { programData } } });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const picture = loaderData?.banners.find((banner) => banner.picture)?.picture;
  const about = {
    title: 'รายการแนะนำ',
    description: thaiText`รายการน่าดูจาก${STATION.name} ทั้งสารคดี ละคร ข่าว และรายการเด็ก ดูย้อนหลังฟรี ไม่ต้องสมัครสมาชิก`,
    keywords: ['รายการทีวี', 'ดูย้อนหลัง', 'สารคดี', 'ละคร'],
    canonical: '/program',
    ...(picture && { picture }),
  };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: 'รายการ', path: '/program' }], site)];
}

export default function RecommendedRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendedPage {...loaderData} />;
}
