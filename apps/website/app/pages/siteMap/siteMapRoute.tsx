import type { SiteMap } from '@sala/contracts';
import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { throwErrorCode } from '../../components/unavailable/index.ts';
import { toOwnPath } from '../../platform/addresses/index.ts';
import { toReaderArea } from '../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../platform/metadata/index.ts';
import { createPageSignal, fetchNavigation, fetchSiteMap, isLeftOut } from '../../platform/services/index.server.ts';
import { ExpandedGroups, type MenusNavigation, toMenusNavigation } from '../../shell/index.ts';
import { PageTitle, toLinkTarget } from '../../ui/index.ts';
import { PROGRAM_LISTS } from '../programs/index.ts';
import type { Route } from './+types/siteMapRoute';

type Groups = MenusNavigation['groups'];

/**
 * The site map (SPEC 2.1-12) from its service, to which the menus link without scripts; if that fails, the menus
 * themselves.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const siteMap = await fetchSiteMap(createPageSignal(request));
  throwErrorCode(siteMap);
  const areas = { siteMap: toReaderArea(siteMap, ({ groups }) => ({ groups: groups.map(toGroup) })) };
  const hasAny = (siteMap.response?.groups.length ?? 0) > 0;
  return { areas, menus: hasAny ? [] : await loadMenuGroups(), programmes: PROGRAMMES };
}

/** The groups of programmes, which no menu lists individually. */
const PROGRAMMES: Groups[number] = {
  title: 'กลุ่มรายการ',
  hasArrow: false,
  links: PROGRAM_LISTS.filter(({ path }) => !isLeftOut(path)).map(({ title, path }) => ({
    title,
    url: path,
    name: '',
  })),
};

function toGroup({ title, links }: SiteMap['groups'][number]): Groups[number] {
  return {
    title,
    hasArrow: false,
    links: links
      .map(({ title, href }) => ({ title, url: toOwnPath(href), name: '' }))
      .filter(({ url }) => !isLeftOut(url))
      .map((link) => ({ ...link, ...toLinkTarget(link.url) })),
  };
}

async function loadMenuGroups(): Promise<Groups> {
  const { groups, network } = toMenusNavigation(await fetchNavigation());
  const sites = network.map(({ title, sites }) => ({
    title,
    hasArrow: false,
    links: sites.map((site) => ({ ...site, name: '' })),
  }));
  return [...groups, ...sites];
}

export function meta({ matches }: Route.MetaArgs) {
  const site = findSite(matches);
  const about = {
    title: 'แผนผังเว็บไซต์',
    description: thaiText`รวมทุกหน้าของ${STATION.name} ทั้งข่าว รายการ ช่องสด องค์กร และเว็บไซต์ในเครือข่าย`,
    canonical: '/sitemap',
  };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: about.title, path: about.canonical }], site)];
}

export default function SitemapRoute({ loaderData: { areas, menus, programmes: programs } }: Route.ComponentProps) {
  return (
    <>
      <div className="container">
        <PageTitle title="แผนผังเว็บไซต์" />
      </div>
      <ExpandedGroups groups={[...(menus.length > 0 ? menus : (areas.siteMap.response?.groups ?? [])), programs]} />
    </>
  );
}
