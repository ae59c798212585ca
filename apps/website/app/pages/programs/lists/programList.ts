import { ACCESS_MARKS, type AccessMark, PROGRAM_GROUPS, type ProgramList } from '@sala/contracts';
import { data } from 'react-router';
import { type ListPage, parsePageNumber } from '../../../components/archive/index.ts';
import { type ProgramItem, toProgramItem } from '../../../components/programCards/index.ts';

/** A list of programmes with an address of its own. */
export interface ProgramListInfo {
  path: string;
  title: string;
  lead: string;
  /** The filter of its programmes, in the programme API's terms. */
  narrowed: { category?: string; is_old_program?: 0 | 1 };
}

const LEADS: Record<keyof typeof PROGRAM_GROUPS, string> = {
  news: 'ข่าวและรายการวิเคราะห์ ให้ตามทันเรื่องสำคัญทุกวัน',
  online: 'รายการที่ทำขึ้นสำหรับคนดูออนไลน์โดยเฉพาะ',
  kids: 'รายการดี ๆ ให้เด็กดูได้สบายใจ และดูด้วยกันได้ทั้งบ้าน',
  lifestyle: 'อาหาร การเดินทาง และชีวิตประจำวันที่มีเรื่องให้เล่า',
  variety: 'ดนตรี เกม และบทสนทนาที่ดูแล้วอารมณ์ดี',
  DramaSeries: 'ละครและซีรีส์ที่เล่าชีวิตคนไทยอย่างเข้าใจ',
  documentary: 'เรื่องจริงที่ใช้เวลาเล่า ทั้งธรรมชาติ ผู้คน และประวัติศาสตร์',
  sports: 'กีฬาชุมชนไปจนถึงสนามใหญ่ พร้อมเรื่องราวของคนเล่น',
  special: 'รายการเฉพาะกิจและถ่ายทอดสดในโอกาสสำคัญ',
};

const groupPath = (group: string) => `/program/all/${group}`;

export const ALL: ProgramListInfo = {
  path: '/program/all',
  title: 'รายการทั้งหมด',
  lead: 'เลือกดูตามกลุ่ม หรือไล่หาตามตัวอักษร',
  narrowed: { is_old_program: 0 },
};
const ALPHABET: ProgramListInfo = {
  path: groupPath('alphabet'),
  title: 'รายการตามตัวอักษร',
  lead: 'ทุกรายการ เรียงตามตัวอักษร ทั้งที่กำลังออกอากาศและที่จบแล้ว',
  narrowed: {},
};
const ARCHIVED: ProgramListInfo = {
  path: '/program/archived',
  title: 'รายการเก่า',
  lead: 'รายการที่จบแล้ว แต่ยังกลับมาดูได้',
  narrowed: { is_old_program: 1 },
};
/** The groups of programmes (SPEC 2.2-10). */
export const GROUPS: ProgramListInfo[] = Object.entries(PROGRAM_GROUPS).map(([key, title]) => ({
  path: groupPath(key),
  title,
  lead: LEADS[key as keyof typeof PROGRAM_GROUPS],
  narrowed: { category: key, is_old_program: 0 },
}));

/** Every list of programmes, in the order of the page. */
export const PROGRAM_LISTS = [ALL, ...GROUPS, ALPHABET, ARCHIVED];

/**
 * The list at a path.
 * @throws a 404 for one that is none
 */
export function findProgramList(pathname: string): ProgramListInfo {
  const list = PROGRAM_LISTS.find(({ path }) => path === pathname);
  if (!list) throw data(null, 404);
  return list;
}

/** The filters that a reader has set. */
export interface ListFilter {
  initial?: string;
  access?: AccessMark;
}

/**
 * The filters in an address's `?initial=`, `?access=` and `?page=`.
 * @throws a 404 for what is no letter, no mark or no number of a page
 */
export function parseListFilter(url: URL): ListFilter & { page: number } {
  const initial = url.searchParams.get('initial');
  const access = url.searchParams.get('access');
  const mark = ACCESS_MARKS.find((one) => one === access);
  if ((access && !mark) || (initial && !/^[A-Za-z0-9ก-ฮ]$/.test(initial))) throw data(null, 404);
  return {
    ...(initial && { initial: initial.toUpperCase() }),
    ...(mark && { access: mark }),
    page: parsePageNumber(url),
  };
}

/** The address of a list with the reader's filters. */
export function toFilteredPath(
  path: string,
  { initial, access }: { [Name in keyof ListFilter]: ListFilter[Name] | undefined },
): string {
  const query = new URLSearchParams({ ...(initial && { initial }), ...(access && { access }) }).toString();
  return query ? `${path}?${query}` : path;
}

/** A page of programmes as a list that grows. */
export function toProgramPage({
  items,
  page,
  totalPage,
  total,
}: ProgramList): ListPage<ProgramItem> & { total: number } {
  return { items: items.map(toProgramItem), page, totalPage, total };
}

/**
 * The letter or digit under which a dictionary files a title, as `titleKey` of the newsroom does: leading signs and
 * accents do not count, and a vowel that is written first counts after its consonant.
 */
export function toInitial(title: string): string {
  // a longer one takes a time that grows with the square of its marks
  const arabic = title.slice(0, 100).replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)));
  return /[A-Za-z0-9ก-ฮ]/.exec(arabic.normalize('NFD'))?.[0].toUpperCase() ?? '';
}
