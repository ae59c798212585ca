import { ListNav, PageTitle } from '../../../ui/index.ts';
import { AccessFilter } from './AccessFilter.tsx';
import { type ListFilter, PROGRAM_LISTS, type ProgramListInfo, toFilteredPath } from './programList.ts';

const NAMES: Record<string, string> = {
  '/program/all': 'ทุกกลุ่ม',
  '/program/all/alphabet': 'ก–ฮ และ A–Z',
};
const LISTS = PROGRAM_LISTS.map(({ path, title }) => ({ href: path, title: NAMES[path] ?? title }));

interface ListHeadProps {
  about: ProgramListInfo;
  narrowing: ListFilter;
  page?: number;
}

/** The title of a list of programmes, links to the other lists, and its filters (SPEC 3.5-04). */
export function ListHead({ about, narrowing, page = 1 }: ListHeadProps) {
  return (
    <>
      <PageTitle title={about.title} lead={about.lead} page={page} />
      <ListNav label="กลุ่มรายการ" links={LISTS} current={about.path} />
      <AccessFilter
        label="เฉพาะรายการที่มี"
        on={narrowing.access}
        hrefOf={(access) => toFilteredPath(about.path, { ...narrowing, access })}
      />
    </>
  );
}
