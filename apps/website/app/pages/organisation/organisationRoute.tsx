import { ABOUT, STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { findSite, toBreadcrumbData, toOrganisationData, toPageMeta } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchNavigation, fetchOrganisationNews } from '../../platform/services/index.server.ts';
import { toMenusNavigation } from '../../shell/index.ts';
import { toLinkTarget } from '../../ui/index.ts';
import type { Route } from './+types/organisationRoute';
import { OrganisationPage } from './OrganisationPage.tsx';

/** The number of announcements on the page. */
const MAX_ANNOUNCEMENTS = 4;

/**
 * Who the station is (SPEC 2.2-27): what it stands for, its channels, what it announces, its corporate pages, its
 * network.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const [navigation, news] = await Promise.all([
    fetchNavigation(),
    fetchOrganisationNews(MAX_ANNOUNCEMENTS, createPageSignal(request)),
  ]);
  const { channels, organisation, network } = toMenusNavigation(navigation);
  // the page is complete without them
  const announcements = (news.response?.items ?? []).map(({ id, title, href, publishedAt }) => {
    const url = toOwnPath(href);
    return { id, link: { title, url, ...toLinkTarget(url) }, publishedAt };
  });
  return { channels, organisation, network, announcements };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = { title: thaiText`รู้จัก${STATION.name}`, description: ABOUT.lead, canonical: '/org' };
  const steps = [{ title: about.title, path: about.canonical }];
  return [...toPageMeta(about, site), toOrganisationData(site), toBreadcrumbData(steps, site)];
}

export default function OrganisationRoute({ loaderData }: Route.ComponentProps) {
  return <OrganisationPage {...loaderData} />;
}
