import { STATION } from '@sala/station';
import { thaiText } from '@sala/thai';
import { data } from 'react-router';
import { throwErrorCode } from '../../../components/unavailable/index.ts';
import { toReaderArea } from '../../../platform/areas/index.ts';
import { findSite, toBreadcrumbData, toPageMeta } from '../../../platform/metadata/index.ts';
import { createPageSignal, fetchPrograms } from '../../../platform/services/index.server.ts';
import type { Route } from './+types/groupsRoute';
import { GroupsPage } from './GroupsPage.tsx';
import { ALL, GROUPS, parseListFilter, toFilteredPath, toProgramPage } from './programList.ts';

const ROW_SIZE = 12;

/** The programmes that go on, by their groups: `/program/all` (SPEC 2.1-19) and `/program/all/categories`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { page, initial, ...narrowing } = parseListFilter(url);
  if (page > 1 || initial) throw data(null, 404);
  const signal = createPageSignal(request);
  const groups = await Promise.all(
    GROUPS.map(async (about) => {
      const program = await fetchPrograms({ ...about.narrowed, ...narrowing, limit: ROW_SIZE }, signal);
      return { about, program: toReaderArea(program, toProgramPage) };
    }),
  );
  for (const { program } of groups) throwErrorCode(program);
  const isLost = groups.every(({ program }) => program.error !== null);
  return data({ narrowing, groups }, isLost ? 503 : 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { narrowing, groups } = loaderData;
  const site = findSite(matches);
  const picture = groups.map(({ program }) => program.response?.items[0]?.picture).find(Boolean);
  const about = {
    title: ALL.title,
    description: thaiText`รวมทุกรายการของ${STATION.name} ทั้งข่าว สารคดี ละคร เด็ก กีฬา และรายการออนไลน์ ดูย้อนหลังได้ทุกตอน`,
    keywords: ['รายการทีวี', 'ดูย้อนหลัง', 'รายการทั้งหมด'],
    canonical: toFilteredPath(ALL.path, narrowing),
    noIndex: narrowing.access !== undefined,
    ...(picture && { picture }),
  };
  return [...toPageMeta(about, site), toBreadcrumbData([{ title: ALL.title, path: ALL.path }], site)];
}

export default function GroupsRoute({ loaderData }: Route.ComponentProps) {
  return <GroupsPage {...loaderData} />;
}
