import { thaiText } from '@sala/thai';
import { ACCESS_LABELS, CardGrid, ProgramCard, type ProgramItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice, SectionHeading } from '../../../ui/index.ts';
import pageStyles from '../page.module.css';
import { ListHead } from './ListHead.tsx';
import { ALL, type ListFilter, type ProgramListInfo, toFilteredPath } from './programList.ts';

interface GroupsPageProps {
  narrowing: ListFilter;
  groups: { about: ProgramListInfo; program: Area<{ items: ProgramItem[] }> }[];
}

/** All programmes by their groups (SPEC 1-10), a row for each that has any or failed to load. */
export function GroupsPage({ narrowing, groups }: GroupsPageProps) {
  const hasFailed = groups.every(({ program }) => program.error);
  const rows = groups.filter(({ program }) => program.error || (program.response?.items.length ?? 0) > 0);
  return (
    <div className={pageStyles.page}>
      <ListHead about={ALL} narrowing={narrowing} />
      {hasFailed && <Failed what="รายการ" />}
      {!hasFailed && rows.length === 0 && <Nothing {...narrowing} />}
      {!hasFailed &&
        rows.map(({ about: { path, title }, program }, row) => (
          <section key={path}>
            <SectionHeading title={title} href={toFilteredPath(path, narrowing)} />
            {program.response ? (
              <CardGrid scrolls>
                {program.response.items.map((item, index) => (
                  <li key={item.id}>
                    <ProgramCard item={item} eager={row === 0 && index < 4} />
                  </li>
                ))}
              </CardGrid>
            ) : (
              <Failed what={`รายการกลุ่ม${title}`} />
            )}
          </section>
        ))}
    </div>
  );
}

function Failed({ what }: { what: string }) {
  return (
    <Notice title={thaiText`ขณะนี้ยังแสดง${what}ไม่ได้`}>
      <p>
        โปรดลองใหม่อีกครั้งในอีกสักครู่ หรือ <a href="/live">ชมสด</a> ระหว่างนี้
      </p>
    </Notice>
  );
}

function Nothing({ access }: ListFilter) {
  return (
    <Notice title={access ? `ยังไม่มีรายการที่มี${ACCESS_LABELS[access].name}` : 'ยังไม่มีรายการ'}>
      <p>
        ดู <a href={access ? ALL.path : '/program/archived'}>{access ? ALL.title : 'รายการเก่า'}</a>
      </p>
    </Notice>
  );
}
