import { ACCESS_MARKS, type AccessMark, PROGRAM_GROUPS, type ProgramGroup, type VideoCategory } from '@sala/contracts';
import { data } from 'react-router';
import { parsePageNumber } from '../../../components/archive/index.ts';

/** A list of videos with a page of its own (SPEC 2.1-14 to 2.1-18). */
export interface VideoListInfo {
  path: string;
  title: string;
  /** Its label in the navigation of the lists. */
  name: string;
  /** What the list holds, where the title does not say it within a sentence. */
  what?: string;
  lead: string;
  keywords: string[];
  /** The category of its videos; the most watched ones are of every category. */
  category?: VideoCategory;
}

export const POPULAR = '/program/watch/popular';

export const VIDEO_LISTS: VideoListInfo[] = [
  {
    path: '/program/watch',
    title: 'วิดีโอทั้งหมด',
    name: 'ทั้งหมด',
    what: 'วิดีโอ',
    lead: 'ทุกตอน ทุกคลิป ทุกตัวอย่างรายการ ล่าสุดก่อน',
    keywords: ['วิดีโอ', 'ดูย้อนหลัง', 'คลิป'],
  },
  {
    path: '/program/watch/rerun',
    title: 'รายการย้อนหลัง',
    name: 'ย้อนหลัง',
    lead: 'พลาดตอนไหนเมื่อคืน ดูเต็มตอนได้ที่นี่',
    keywords: ['ดูย้อนหลัง', 'รายการย้อนหลัง'],
    category: 'rerun',
  },
  {
    path: POPULAR,
    title: 'วิดีโอยอดนิยม',
    name: 'ยอดนิยม',
    lead: 'ยี่สิบเรื่องที่มีคนดูมากที่สุด',
    keywords: ['วิดีโอยอดนิยม', 'คลิปดัง'],
  },
  {
    path: '/program/watch/clip',
    title: 'คลิป',
    name: 'คลิป',
    lead: 'ช่วงเด็ดจากรายการ ดูจบได้ในไม่กี่นาที',
    keywords: ['คลิปรายการ', 'คลิปสั้น'],
    category: 'clip',
  },
  {
    path: '/program/watch/promo',
    title: 'ตัวอย่างรายการ',
    name: 'ตัวอย่าง',
    lead: 'ดูก่อนว่าจะมีอะไร แล้วรอดูเต็ม ๆ',
    keywords: ['ตัวอย่างรายการ', 'รายการใหม่'],
    category: 'promo',
  },
];

/** The list with this path. @throws a 404 when there is none */
export function findVideoList(pathname: string): VideoListInfo {
  const list = VIDEO_LISTS.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!list) throw data(null, 404);
  return list;
}

/** The filters of a list; the most watched videos can also be filtered by a group of programmes (SPEC 7.7-03). */
export interface ListFilter {
  access?: AccessMark | undefined;
  group?: ProgramGroup | undefined;
}

/**
 * The filters of an address: `?access=`, `?group=` and `?page=`. The most watched videos have only page 1 (SPEC 7.7-02).
 * @throws a 404 for an unknown mark or group or an invalid page number
 */
export function parseListFilter(url: URL): ListFilter & { page: number } {
  const [access, group] = ['access', 'group'].map((name) => url.searchParams.get(name));
  const mark = ACCESS_MARKS.find((one) => one === access);
  const isPopular = findVideoList(url.pathname).path === POPULAR;
  const isGroup = group && isPopular && Object.hasOwn(PROGRAM_GROUPS, group);
  const page = parsePageNumber(url);
  if ((access && !mark) || (group && !isGroup)) throw data(null, 404);
  return {
    page: isPopular ? 1 : page,
    ...(mark && { access: mark }),
    ...(isGroup && { group: group as ProgramGroup }),
  };
}

/** The address of a list with these filters. */
export function toFilteredPath(path: string, { access, group }: ListFilter): string {
  const query = new URLSearchParams({ ...(group && { group }), ...(access && { access }) }).toString();
  return query ? `${path}?${query}` : path;
}
