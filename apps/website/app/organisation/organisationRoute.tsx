import { ABOUT, STATION } from '@sala/station';
import { breadcrumbData, organisationData, pageMeta, siteOf } from '../metadata/index.ts';
import { fetchNavigation } from '../services/index.server.ts';
import { menusNavigation } from '../shell/index.ts';
import type { Route } from './+types/organisationRoute';
import { OrganisationPage } from './OrganisationPage.tsx';

/** Who the station is (SPEC 2.2-27): what it stands for, its channels, its corporate pages, its network. */
export async function loader() {
  const { channels, organisation, network } = menusNavigation(await fetchNavigation());
  return { channels, organisation, network };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const about = { title: `รู้จัก${STATION.name}`, description: ABOUT.lead, canonical: '/org' };
  const steps = [{ title: about.title, path: about.canonical }];
  return [...pageMeta(about, site), organisationData(site), breadcrumbData(steps, site)];
}

export default function OrganisationRoute({ loaderData }: Route.ComponentProps) {
  return <OrganisationPage {...loaderData} />;
}
