import { Archive, type ListPage as Listed } from '../../../components/archive/index.ts';
import { ACCESS_LABELS, ProgramCard, type ProgramItem } from '../../../components/programCards/index.ts';
import type { Area } from '../../../platform/areas/index.ts';
import { Notice } from '../../../ui/index.ts';
import pageStyles from '../page.module.css';
import { Letters } from './Letters.tsx';
import { ListHead } from './ListHead.tsx';
import styles from './ListPage.module.css';
import { type ListFilter, type ProgramListInfo, toFilteredPath, toInitial } from './programList.ts';

interface ListPageProps {
  about: ProgramListInfo;
  narrowing: ListFilter;
  page: number;
  areas: { program: { programData: Area<Listed<ProgramItem>> } };
}

/** The programmes of a list in dictionary order, with a heading for each letter. */
export function ListPage({ about, narrowing, page, areas }: ListPageProps) {
  const { programData } = areas.program;
  // a list that fits on one page needs no letters
  const isLong = !about.narrowed.category || narrowing.initial || (programData.response?.totalPage ?? 0) > 1;
  return (
    <div className={pageStyles.page}>
      <ListHead about={about} narrowing={narrowing} page={page} />
      {isLong && <Letters path={about.path} narrowing={narrowing} />}
      <h2 className="visually-hidden">{about.title}</h2>
      <Archive
        name="program.programData"
        area={programData}
        path={toFilteredPath(about.path, narrowing)}
        page={page}
        what="รายการ"
        noun="รายการ"
        empty={<Nothing about={about} narrowing={narrowing} />}
        className={styles.programs}
      >
        {(item, index, before) => {
          const letter = toInitial(item.title);
          return (
            <div className={styles.filed}>
              <ProgramCard item={item} eager={page === 1 && index < 4} />
              {letter !== (before && toInitial(before.title)) && (
                <span className={styles.letter} aria-hidden="true">
                  {letter}
                </span>
              )}
            </div>
          );
        }}
      </Archive>
    </div>
  );
}

function Nothing({ about, narrowing: { initial, access } }: { about: ProgramListInfo; narrowing: ListFilter }) {
  const conditions = [initial && `ขึ้นต้นด้วย “${initial}”`, access && `มี${ACCESS_LABELS[access].name}`].filter(Boolean);
  return (
    <Notice title={`ยังไม่มีรายการ${conditions.length > 0 ? `ที่${conditions.join(' และ')}` : 'ในกลุ่มนี้'}`}>
      <p>
        {conditions.length > 0 && (
          <>
            ดู <a href={about.path}>{about.title}</a> หรือ{' '}
          </>
        )}
        <a href="/program/all">เลือกจากรายการทุกกลุ่ม</a>
      </p>
    </Notice>
  );
}
