import { STATION } from '@sala/station';
import { data } from 'react-router';
import { forReaders } from '../../areas/index.ts';
import { breadcrumbData, pageMeta, siteOf } from '../../metadata/index.ts';
import { fetchComponent, fetchProgramPage, pageContentUrl, pageDeadline } from '../../services/index.server.ts';
import type { Route } from './+types/recommendedRoute';
import { toBanners, toSections } from './programSections.ts';
import { RecommendedPage } from './RecommendedPage.tsx';

/** The component whose banners stand at the head of the page. */
const HEAD = 1;

/** The recommended programmes, `/program` (SPEC 2.1-13), from the page called `programs-recommended-content` (7.2-02). */
export async function loader({ request }: Route.LoaderArgs) {
  const contentUrl = pageContentUrl(request);
  const signal = pageDeadline(request);
  const [page, component] = await Promise.all([fetchProgramPage(signal, contentUrl), fetchComponent(HEAD, signal)]);
  const programData = forReaders(page, (content) => ({ sections: toSections(content) }));
  const banners = toBanners(page.response, component.response);
  return data({ banners, areas: { program: { programData } } }, page.error ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const picture = loaderData?.banners.find((banner) => banner.picture)?.picture;
  const about = {
    title: 'รายการแนะนำ',
    description: `รายการน่าดูจาก${STATION.name} ทั้งสารคดี ละคร ข่าว และรายการเด็ก ดูย้อนหลังฟรี ไม่ต้องสมัครสมาชิก`,
    keywords: ['รายการทีวี', 'ดูย้อนหลัง', 'สารคดี', 'ละคร'],
    canonical: '/program',
    ...(picture && { picture }),
  };
  return [...pageMeta(about, site), breadcrumbData([{ title: 'รายการ', path: '/program' }], site)];
}

export default function RecommendedRoute({ loaderData }: Route.ComponentProps) {
  return <RecommendedPage {...loaderData} />;
}
