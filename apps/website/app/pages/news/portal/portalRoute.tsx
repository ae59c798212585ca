import { CATEGORIES, STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { findPicture } from '../../../components/newsSections/index.ts';
import { toPageResponse } from '../../../components/unavailable/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchCategoryPortal } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/portalRoute';
import { PortalPage } from './PortalPage.tsx';
import { toPortalSections } from './portalSections.ts';

/** All categories with their newest (SPEC 2.1-04, 2.2-03). */
export async function loader({ request }: Route.LoaderArgs) {
  const categoryPortal = await fetchCategoryPortal(createPageSignal(request));
  const areas = { categoryPortal: toReaderArea(categoryPortal, toPortalSections) };
  const picture = findPicture(areas.categoryPortal.response?.sections ?? []);
  return toPageResponse(categoryPortal, { picture, areas });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = {
    title: 'ข่าวทุกหมวด',
    description: thaiText`ข่าวล่าสุดทุกหมวด ${CATEGORIES.map(({ name }) => name).join(' ')} จาก${STATION.name}`,
    keywords: CATEGORIES.map(({ name }) => thaiText`ข่าว${name}`),
    canonical: '/news/categories',
    picture: loaderData?.picture ?? '',
  };
  const above = [
    { title: 'ข่าว', path: '/news' },
    { title: about.title, path: about.canonical },
  ];
  return [...toPageMeta(about, site), toBreadcrumbData(above, site)];
}

export default function PortalRoute({ loaderData }: Route.ComponentProps) {
  return <PortalPage categoryPortal={loaderData.areas.categoryPortal} />;
}
