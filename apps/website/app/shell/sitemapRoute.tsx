import { pageMeta, siteOf } from '../metadata/index.ts';
import { fetchNavigation } from '../services/index.server.ts';
import type { Route } from './+types/sitemapRoute';
import ExpandedGroups from './menus/ExpandedGroups.tsx';
import { menusNavigation } from './navigation.ts';

export async function loader() {
  const { groups, network } = menusNavigation(await fetchNavigation());
  const sites = network.map(({ title, sites }) => ({
    title,
    hasArrow: false,
    links: sites.map((site) => ({ ...site, name: '' })),
  }));
  return { groups: [...groups, ...sites] };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: 'แผนผังเว็บไซต์', canonical: '/sitemap' }, siteOf(matches));
}

/** The site map (SPEC 2.1-12): every menu as a page, which is also where the menus lead without scripts. */
export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="container">แผนผังเว็บไซต์</h1>
      <ExpandedGroups groups={loaderData.groups} />
    </>
  );
}
